// Change: shows links to continue with, instead of the advice to contact the site that linked here
// (@docusaurus/theme-classic 3.8.1)
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import styles from './styles.module.css';

const links = [
  {label: 'Getting started', to: '/docs/intro', about: 'install Playwright and write a first test'},
  {label: 'API reference', to: '/docs/api/class-playwright', about: 'every class, method and event'},
  {label: 'Community', to: '/community/welcome', about: 'ask and answer questions'},
  {label: 'Search', to: '/search', about: 'find pages by text or by the name of a method'},
];

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx(styles.page, className)}>
      <Head>
        <meta name="robots" content="noindex" />
        {/* Replaces the canonical URL of the theme, because a page that does not exist has none. */}
        <link rel="canonical" />
      </Head>
      <Heading as="h1">
        <Translate id="theme.NotFound.title">Page not found</Translate>
      </Heading>
      <p className={styles.text}>
        <Translate id="theme.NotFound.p1">This page does not exist.</Translate>{' '}
        <Translate id="theme.NotFound.p2">Continue on one of these pages, or press Ctrl+K to search.</Translate>
      </p>
      <ul className={`clean-list ${styles.links}`}>
        {links.map(({label, to, about}) => (
          <li key={to} className={styles.link}>
            <Link to={to}>{label}</Link>
            <span>{about}</span>
          </li>
        ))}
      </ul>
    </main>
  );
}
