import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly pages: readonly {readonly slug: string; readonly label: string}[];
  /** Slug of the current page. */
  readonly current: string;
}

/** Navigation of the community pages: a sidebar on wide screens, rows of links above the page on narrow screens. */
export default function CommunityNav({pages, current}: Props): ReactNode {
  return (
    <nav className={clsx('menu', styles.nav)} aria-label="Community pages">
      <ul className={clsx('menu__list', styles.list)}>
        {pages.map(({slug, label}) => (
          <li key={slug} className="menu__list-item">
            <Link
              className={clsx('menu__link', slug === current && 'menu__link--active', styles.link)}
              to={`/community/${slug}`}
              aria-current={slug === current ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
