import {javaScript as language} from '../../src/languages/javascript';
import {createEdition} from '../createEdition';
import {createSite} from '../createSite';
import {announcementAt} from '../announcement';
import {pathRedirects} from '../redirects';
import {docRedirects} from './redirects';

const site = createSite('javascript', {
  libraryRepository: 'https://github.com/microsoft/playwright',
  questions: 'https://stackoverflow.com/questions/tagged/playwright',
  releases: 'https://www.npmjs.com/package/playwright?activeTab=versions',
});

/** The JavaScript edition. Its own pages describe Playwright Test. */
export const javascript = createEdition('javascript', {
  language,
  site,
  title: 'Playwright',
  libraryName: 'Playwright for JavaScript',
  releases: 'Releases on npm',
  announcement: announcementAt('javascript', site.baseUrl),
  redirects: {docs: docRedirects, paths: pathRedirects},
});
