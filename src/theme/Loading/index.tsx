// Change: an accessible alert, a stylesheet instead of inline colors, and the button text "Retry" (@docusaurus/core
// 3.8.1)
import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import {translate} from '@docusaurus/Translate';
import {detectLanguage} from '@site/src/utils/detectLanguage';
import styles from './styles.module.css';

/** Shows a spinner while the code of a page loads, and the error if loading fails. */
export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div className={`alert alert--danger ${styles.failure}`} role="alert">
        <p>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (pastDelay) {
    const label = translate({id: 'page.loading', message: 'Loading'});
    return (
      <div className={styles.waiting} role="status" aria-label={label} lang={detectLanguage(label)}>
        <div className={styles.spinner} />
      </div>
    );
  }
  return null;
}
