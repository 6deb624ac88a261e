import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The page as static HTML (`src/plugins/samples/renderMarkup.ts`). Default: the page is not rendered. */
  html?: string;
  /** The code block with the HTML of the page. */
  children: ReactNode;
}

/** Hides the page from the keyboard and from assistive technologies, which read its HTML instead. */
const inert = {inert: ''};

/**
 * The page that a sample starts on: its HTML, folded, and optionally the page itself. `src/client/pageUnderTest.ts`
 * opens and closes all of them together.
 */
export default function PageUnderTest({html, children}: Props): ReactNode {
  const isRendered = html !== undefined;
  const source = (
    <details data-page-under-test="" className={clsx(styles.source, !isRendered && styles.belowSample)}>
      <summary>
        {isRendered ? (
          <Translate id="page.underTest.html" description="Opens the HTML of the page that a sample starts on">
            HTML of the page under test
          </Translate>
        ) : (
          <Translate
            id="page.underTest"
            description="Opens the HTML of the page that a sample starts on, if it is not shown">
            Page under test
          </Translate>
        )}
      </summary>
      {children}
    </details>
  );
  if (!isRendered) return source;
  return (
    <div className={styles.card}>
      <div {...inert} className={styles.page} dangerouslySetInnerHTML={{__html: html}} />
      {source}
    </div>
  );
}
