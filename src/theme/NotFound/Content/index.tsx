// Change: where to go on from here, instead of advice to write to whoever linked (@docusaurus/theme-classic 3.8.1)
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';

const ways = [
  {label: 'Getting started', to: '/docs/intro'},
  {label: 'API reference', to: '/docs/api/class-playwright'},
  {label: 'Community', to: '/community/welcome'},
  {label: 'Search', to: '/search'},
];

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={`container margin-vert--xl ${className ?? ''}`}>
      <div className="row">
        <div className="col col--6 col--offset-3">
          <Heading as="h1" className="hero__title">
            <Translate id="theme.NotFound.title" />
          </Heading>
          <p>
            <Translate id="theme.NotFound.p1" />
          </p>
          <p>
            <Translate id="theme.NotFound.p2" />
          </p>
          <ul>
            {ways.map(({label, to}) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </main>
  );
}
