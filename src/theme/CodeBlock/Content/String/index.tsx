// Change: markup without state, highlighted with few classes, without highlighted or numbered lines, which no page has;
// `src/plugins/samples/client/codeButtons.ts` handles the buttons (@docusaurus/theme-classic 3.8.1)
import {translate} from '@docusaurus/Translate';
import {createCodeBlockMetadata} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Content/String';
import clsx from 'clsx';
import {Highlight} from 'prism-react-renderer';
import {Fragment, type ReactNode} from 'react';
import {mergeTokens} from '@site/src/utils/codeTokens';
import {formAttribute} from '@site/src/utils/tabGroups';
import {sliceParts, splitForBreaks, type CodePart} from '@site/src/utils/lineBreaks';
import styles from './styles.module.css';

/** Length of the longest word of a signature that fits into one line on phones. */
const longestWord = 28;

/** A highlighted code block with its title, and buttons to wrap lines and to copy the code. */
export default function CodeBlockString(props: Props): ReactNode {
  const {code, language, title, className} = createCodeBlockMetadata({
    code: props.children,
    className: props.className,
    metastring: props.metastring,
    language: props.language,
    title: props.title,
    magicComments: [],
    defaultLanguage: undefined,
    showLineNumbers: undefined,
  });
  // Signatures pass a keyword that belongs to one form, `keyword=async:await` (`src/plugins/api-reference/mergeMember.ts`).
  const [, form, keyword] = /\bkeyword=(\w+):(\w+)/.exec(props.metastring ?? '') ?? [];
  // Signatures wrap, other code scrolls.
  const isSignature = /\bsignature\b/.test(props.metastring ?? '');
  // What a copy of the sample needs before the visible code (`src/plugins/samples`).
  const copyStart = (props as Props & {'data-copy-start'?: string})['data-copy-start'];
  return (
    <div className={clsx('theme-code-block', styles.block, className)} data-copy-start={copyStart}>
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.body}>
        {/* Focusable because wide blocks scroll, and keyboard users must be able to scroll them. */}
        <pre tabIndex={0} translate="no" className={clsx('thin-scrollbar', styles.pre)}>
          <code className={styles.code}>
            {keyword && (
              <span {...{[formAttribute]: form}}>
                <span className="code-keyword">{keyword}</span>{' '}
              </span>
            )}
            <Highlight theme={{plain: {}, styles: []}} code={code} language={language}>
              {({tokens}) => (
                <>
                  {tokens.map((line, index) => {
                    const text = highlight(line, isSignature);
                    return (
                      <Fragment key={index}>
                        {/* Inline, so that copies of a selection have no empty lines between the overloads. */}
                        {isSignature && index > 0 ? <span className="api-overload">{text}</span> : text}
                        {index < tokens.length - 1 && '\n'}
                      </Fragment>
                    );
                  })}
                </>
              )}
            </Highlight>
          </code>
        </pre>
        <div className={styles.buttons}>
          <Button
            action="wrap"
            label={translate({id: 'theme.CodeBlock.wordWrapToggle', message: 'Toggle word wrap'})}
          />
          <Button
            action="copy"
            label={translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'})}
          />
        </div>
      </div>
    </div>
  );
}

/** @param mayBreak whether names in the line may break, see `lineBreaks.ts` */
function highlight(line: Parameters<typeof mergeTokens>[0], mayBreak: boolean): ReactNode[] {
  const tokens = mergeTokens(line);
  const parts = mayBreak && splitForBreaks(tokens.map(({text}) => text).join(''), longestWord);
  let offset = 0;
  return tokens.map(({kind, text}, index) => {
    const start = offset;
    offset += text.length;
    const content = parts ? <Breakable key={index} parts={sliceParts(parts, start, offset)} /> : text;
    if (!kind) return content;
    return (
      <span key={index} className={`code-${kind}`}>
        {content}
      </span>
    );
  });
}

function Breakable({parts}: {parts: CodePart[]}): ReactNode {
  return parts.map(({text, isUnbroken, mayBreakBefore}, index) => (
    <Fragment key={index}>
      {mayBreakBefore && <wbr />}
      {isUnbroken ? <span className="unbroken">{text}</span> : text}
    </Fragment>
  ));
}

function Button({action, label}: {action: 'wrap' | 'copy'; label: string}): ReactNode {
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.button)}
      data-code-button={action}
      aria-label={label}
      title={label}
    />
  );
}
