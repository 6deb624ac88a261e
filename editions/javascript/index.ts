import {javascript as language} from '../../src/languages/javascript';
import {createEdition} from '../createEdition';
import {docRedirects} from './redirects';

/** The JavaScript edition. Its own pages describe Playwright Test. */
export const javascript = createEdition('javascript', {
  language,
  title: 'Playwright',
  libraryName: 'Playwright for JavaScript',
  releasesLabel: 'Releases on npm',
  ownLinks: {
    libraryRepository: 'https://github.com/microsoft/playwright',
    questions: 'https://stackoverflow.com/questions/tagged/playwright',
    releases: 'https://www.npmjs.com/package/playwright?activeTab=versions',
  },
  docRedirects,
});
