import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly pages: readonly {readonly slug: string; readonly label: string}[];
  /** Slug of the page that is shown. */
  readonly current: string;
}

/** Links between the pages of the community area: a column beside the page, a row of its own above it on narrow screens. */
export default function CommunityNav({pages, current}: Props): ReactNode {
  return (
    <nav className={styles.nav} aria-label="Community pages">
      <ul className={styles.list}>
        {pages.map(({slug, label}) => (
          <li key={slug}>
            <Link className={styles.link} to={`/community/${slug}`} aria-current={slug === current ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
