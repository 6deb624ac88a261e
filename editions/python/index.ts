import {python as language} from '../../src/languages/python';
import {createEdition} from '../createEdition';
import {announcement} from './announcement';
import {hasGuides} from './hasGuides';
import {movedDocs, movedPaths} from './redirects';
import sidebars from './sidebars.json';
import {site} from './site';

/** The Python edition. */
export const python = createEdition('python', {
  language,
  site,
  title: 'Playwright Python',
  library: 'Playwright for Python',
  releases: 'Releases on PyPI',
  hasGuides,
  announcement,
  sidebars,
  redirects: {docs: movedDocs, paths: movedPaths},
  publishes: () => true,
});
