import Link from '@docusaurus/Link';
import {communityPages} from '@site/src/data/communityPages';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Navigation of the community pages: a sidebar on wide screens, rows of links above the page on narrow screens. */
export default function CommunityNav({current}: {readonly current: string}): ReactNode {
  return (
    <nav className={clsx('menu', styles.nav)} aria-label="Community pages">
      <ul className={clsx('menu__list', styles.list)}>
        {communityPages.map(({slug, label}) => (
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
