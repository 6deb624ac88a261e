// Change: an accessible alert, a stylesheet instead of inline colors, and the button text "Retry" (@docusaurus/core
// 3.8.1)
import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
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
    return (
      <div className={styles.waiting} role="status" aria-label="載入中" lang="zh-Hant">
        <div className={styles.spinner} />
      </div>
    );
  }
  return null;
}
