import {javascript as language} from '../../src/languages/javascript';
import {createEdition} from '../createEdition';
import {docRedirects} from './redirects';

/** The JavaScript edition. Its own pages describe Playwright Test. */
export const javascript = createEdition('javascript', {
  language,
  title: 'Playwright',
  repositoryName: 'playwright',
  packages: {label: 'Releases on npm', url: 'https://www.npmjs.com/package/playwright?activeTab=versions'},
  docRedirects,
});
