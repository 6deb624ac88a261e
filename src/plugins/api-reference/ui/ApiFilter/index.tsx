import {useId, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** The markup of the filter of a class page. `src/plugins/api-reference/client/index.ts` filters the members on input. */
export default function ApiFilter(): ReactNode {
  const id = useId();
  return (
    <div className={styles.filter} role="search" data-api-filter>
      <label className={styles.label} htmlFor={id}>
        <Translate id="api.filter.label">Filter members</Translate>
      </label>
      <input id={id} className={styles.box} type="search" autoComplete="off" spellCheck={false} />
      <output className={styles.status} htmlFor={id} />
    </div>
  );
}
