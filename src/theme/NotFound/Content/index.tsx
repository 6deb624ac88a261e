// Change: where to go on from here, instead of advice to write to whoever linked (@docusaurus/theme-classic 3.8.1)
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import styles from './styles.module.css';

const ways = [
  {label: 'Getting started', to: '/docs/intro', about: 'install, and write a first test'},
  {label: 'API reference', to: '/docs/api/class-playwright', about: 'every class, method and event'},
  {label: 'Community', to: '/community/welcome', about: 'where people ask and answer'},
  {label: 'Search', to: '/search', about: 'by words, or by the name of a method'},
];

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx(styles.page, className)}>
      <Heading as="h1">
        <Translate id="theme.NotFound.title" />
      </Heading>
      <p className={styles.words}>
        <Translate id="theme.NotFound.p1" /> <Translate id="theme.NotFound.p2" />
      </p>
      <ul className={styles.ways}>
        {ways.map(({label, to, about}) => (
          <li key={to} className={styles.way}>
            <Link to={to}>{label}</Link>
            <span>{about}</span>
          </li>
        ))}
      </ul>
    </main>
  );
}
