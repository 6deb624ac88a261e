import {python as language} from '../../src/languages/python';
import {announcementAt} from '../announcement';
import {createEdition} from '../createEdition';
import {pathRedirects} from '../redirects';
import {docRedirects} from './redirects';
import {site} from './site';

/** The Python edition. */
export const python = createEdition('python', {
  language,
  site,
  title: 'Playwright Python',
  libraryName: 'Playwright for Python',
  releases: 'Releases on PyPI',
  announcement: announcementAt('python', site.baseUrl),
  redirects: {docs: docRedirects, paths: pathRedirects},
});
