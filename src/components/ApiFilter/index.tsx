import {useEffect, useId, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {narrowMembers} from './narrowMembers';
import styles from './styles.module.css';

/** A box that narrows the members of a class page as one types. Escape empties it. */
export default function ApiFilter(): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const [shown, setShown] = useState<number>();

  useEffect(() => {
    setShown(text === '' && shown === undefined ? undefined : narrowMembers(document, text));
    // `shown` only tells the first run, which has nothing to do, from the one that shows everything again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [text]);

  return (
    <div className={styles.filter} role="search">
      <label className={styles.label} htmlFor={id}>
        {translate({
          id: 'api.filter.label',
          message: 'Filter members',
          description: 'Label of the box that narrows a class page',
        })}
      </label>
      <input
        id={id}
        className={styles.box}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setText('')}
      />
      <output className={styles.count} htmlFor={id}>
        {text === '' || shown === undefined ? '' : shown}
      </output>
    </div>
  );
}
