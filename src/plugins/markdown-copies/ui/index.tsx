import Translate from '@docusaurus/Translate';
import copyText from 'copy-text-to-clipboard';
import {useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A link to the Markdown copy of a page (`src/plugins/markdown-copies`), and a button that copies the Markdown.
 *
 * @param props.href path of the Markdown file, base URL included
 */
export default function MarkdownLinks({href}: {href: string}): ReactNode {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  const copy = () =>
    copyFile(href).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  return (
    <span className={styles.links}>
      <a href={href} type="text/markdown">
        <Translate id="page.markdown.view">View as Markdown</Translate>
      </a>
      <button type="button" className={`clean-btn ${styles.button}`} onClick={() => void copy()}>
        <span role="status">
          {state === 'ready' && <Translate id="page.markdown.copy">Copy as Markdown</Translate>}
          {state === 'copied' && <Translate id="theme.CodeBlock.copied">Copied</Translate>}
          {state === 'failed' && <Translate id="page.markdown.failed">Cannot be copied</Translate>}
        </span>
      </button>
    </span>
  );
}

/** @throws {Error} if the file cannot be fetched, or the browser does not allow copying */
async function copyFile(href: string): Promise<void> {
  const text = fetch(href).then((response) => {
    if (!response.ok) throw new Error(`${href}: ${response.status}`);
    return response.text();
  });
  if (typeof ClipboardItem === 'function' && window.isSecureContext) {
    // Safari allows copying only during the click, not after the fetch. It accepts a promise of the text instead.
    const blob = text.then((copied) => new Blob([copied], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  } else if (!copyText(await text)) throw new Error(`${href}: not copied`);
}
