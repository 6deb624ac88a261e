// Change: an accessible alert and the site's colours instead of inline ones; texts as the specification words them (@docusaurus/core 3.8.1)
import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';

/** Shown while the code of a page loads, and when that fails. */
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
    return (
      <div className={styles.waiting} role="status" aria-label="載入中" lang="zh-Hant">
        <div className={styles.spinner} />
      </div>
    );
  }
  return null;
}
