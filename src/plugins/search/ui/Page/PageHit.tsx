import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {SearchHit} from '@site/src/plugins/search/client/types';
import {hitText} from '../hitText';
import Marked from '../Marked';
import styles from './styles.module.css';

/** A hit on the search page: title, path of headings, and the text around the match. */
export default function PageHit({hit, onClick}: {hit: SearchHit; onClick: () => void}): ReactNode {
  const {title, snippet, path, mark} = hitText(hit);
  return (
    <article className={styles.hit}>
      <h2 className={styles.hitTitle}>
        <Link to={hit.url} className={mark} onClick={onClick}>
          <Marked text={title} />
        </Link>
      </h2>
      <p className={styles.path}>{[hit.hierarchy.lvl0, ...path].filter(Boolean).join(' › ')}</p>
      {snippet && (
        <p className={styles.snippet}>
          <Marked text={snippet} />
        </p>
      )}
    </article>
  );
}
