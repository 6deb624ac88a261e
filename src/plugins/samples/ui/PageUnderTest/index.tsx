import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {tryAttribute} from '@site/src/utils/liveLocatorLink';
import styles from './styles.module.css';

interface Props {
  /** The page as static HTML (`src/plugins/samples/renderMarkup.ts`). Default: the page is not rendered. */
  html?: string;
  children: ReactNode;
}

/** Hides the page from the keyboard and from assistive technologies, which read its HTML instead. */
const inert = {inert: ''};

/**
 * The page that a sample starts on: its HTML, folded, optionally the page itself, and a button that opens a live locator
 * (`src/plugins/live-locators/client/index.ts`). `src/plugins/samples/client/pageUnderTest.ts` opens and closes the HTML of
 * all pages together.
 */
export default function PageUnderTest({html, children}: Props): ReactNode {
  const isRendered = html !== undefined;
  return (
    <div className={isRendered ? styles.card : styles.folded}>
      {isRendered && <div {...inert} className={styles.page} dangerouslySetInnerHTML={{__html: html}} />}
      <details data-page-under-test="" className={styles.source}>
        <summary>
          {isRendered ? (
            <Translate id="page.underTest.html">HTML of the page under test</Translate>
          ) : (
            <Translate id="page.underTest">Page under test</Translate>
          )}
        </summary>
        {children}
      </details>
      <button type="button" className={styles.button} {...{[tryAttribute]: ''}}>
        <Translate id="liveLocator.open">Try locators</Translate>
      </button>
    </div>
  );
}
