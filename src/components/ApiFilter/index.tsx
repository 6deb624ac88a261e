import {useId, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** A box that narrows the members of a class page as one types; `src/client/apiFilter.ts` does it. */
export default function ApiFilter(): ReactNode {
  const id = useId();
  return (
    <div className={styles.filter} role="search" data-api-filter>
      <label className={styles.label} htmlFor={id}>
        <Translate id="api.filter.label" description="Label of the box that narrows the members of a class page">
          Filter members
        </Translate>
      </label>
      <input id={id} className={styles.box} type="search" autoComplete="off" spellCheck={false} />
      <output className={styles.status} htmlFor={id} />
    </div>
  );
}
