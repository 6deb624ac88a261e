import type {PrismTheme} from 'prism-react-renderer';

/**
 * Code colours as custom properties, so that one theme serves both modes and nothing changes colour when the page
 * hydrates. The values stand in `src/css/custom.css`.
 */
export const codeTheme: PrismTheme = {
  plain: {color: 'var(--pw-code-plain)', backgroundColor: 'var(--pw-code-background)'},
  styles: [
    {types: ['comment', 'prolog', 'cdata'], style: {color: 'var(--pw-code-comment)', fontStyle: 'italic'}},
    {
      types: ['string', 'attr-value', 'char', 'inserted', 'regex', 'triple-quoted-string'],
      style: {color: 'var(--pw-code-string)'},
    },
    {types: ['keyword', 'important', 'atrule', 'selector'], style: {color: 'var(--pw-code-keyword)'}},
    {types: ['function', 'decorator', 'tag'], style: {color: 'var(--pw-code-function)'}},
    {types: ['builtin', 'class-name', 'attr-name', 'property', 'key'], style: {color: 'var(--pw-code-type)'}},
    {
      types: ['number', 'boolean', 'constant', 'symbol', 'variable', 'deleted'],
      style: {color: 'var(--pw-code-constant)'},
    },
  ],
};
