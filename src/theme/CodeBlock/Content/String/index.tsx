// Change: markup without state, highlighted with few classes; `src/client/codeButtons.ts` handles the buttons
// (@docusaurus/theme-classic 3.8.1)
import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import {createCodeBlockMetadata} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Content/String';
import clsx from 'clsx';
import {Highlight} from 'prism-react-renderer';
import type {ReactNode} from 'react';
import {mergeTokens} from '@site/src/utils/codeTokens';
import styles from './styles.module.css';

/** A highlighted code block with its title, and buttons to wrap lines and to copy the code. */
export default function CodeBlockString(props: Props): ReactNode {
  const {prism} = useThemeConfig();
  const {code, language, title, className, lineClassNames, lineNumbersStart} = createCodeBlockMetadata({
    code: props.children,
    className: props.className,
    metastring: props.metastring,
    magicComments: prism.magicComments,
    defaultLanguage: prism.defaultLanguage,
    language: props.language,
    title: props.title,
    showLineNumbers: props.showLineNumbers,
  });
  // Signatures pass the keyword that only the async API has (`src/plugins/api-facts/mergeMember.ts`).
  const asyncKeyword = /\basync=(\w+)/.exec(props.metastring ?? '')?.[1];
  // What a copy of the sample needs before the visible code (`src/plugins/samples`).
  const copyStart = (props as Props & {'data-copy-start'?: string})['data-copy-start'];
  const isNumbered = lineNumbersStart !== undefined;
  return (
    <div className={clsx('theme-code-block', styles.block, className)} data-copy-start={copyStart}>
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.body}>
        {/* Focusable because wide blocks scroll, and keyboard users must be able to scroll them. */}
        <pre tabIndex={0} className={clsx('thin-scrollbar', styles.pre)}>
          <code
            className={clsx(styles.code, isNumbered && styles.numbered)}
            style={isNumbered ? {counterReset: `line ${lineNumbersStart - 1}`} : undefined}>
            {asyncKeyword && (
              <span className="only-async">
                <span className="code-keyword">{asyncKeyword}</span>{' '}
              </span>
            )}
            <Highlight theme={{plain: {}, styles: []}} code={code} language={language}>
              {({tokens}) => (
                <>
                  {tokens.map((line, index) => {
                    const text = highlight(line);
                    const marks = lineClassNames[index];
                    const end = index < tokens.length - 1 && '\n';
                    if (!marks && !isNumbered) return [text, end];
                    return (
                      <span key={index} className={clsx(marks, styles.line)}>
                        {text}
                        {end}
                      </span>
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
            label={translate({
              id: 'theme.CodeBlock.wordWrapToggle',
              message: 'Toggle word wrap',
              description: 'The title attribute for toggle word wrapping button of code block lines',
            })}
          />
          <Button
            action="copy"
            label={translate({
              id: 'theme.CodeBlock.copyButtonAriaLabel',
              message: 'Copy code to clipboard',
              description: 'The ARIA label for copy code blocks button',
            })}
          />
        </div>
      </div>
    </div>
  );
}

function highlight(line: Parameters<typeof mergeTokens>[0]): ReactNode[] {
  return mergeTokens(line).map(({kind, text}, index) =>
    kind ? (
      <span key={index} className={`code-${kind}`}>
        {text}
      </span>
    ) : (
      text
    ),
  );
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
