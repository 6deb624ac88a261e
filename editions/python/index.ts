import {python as language} from '../../src/languages/python';
import {createEdition} from '../createEdition';
import {docRedirects} from './redirects';

/** The Python edition. */
export const python = createEdition('python', {
  language,
  title: 'Playwright Python',
  libraryName: 'Playwright for Python',
  releasesLabel: 'Releases on PyPI',
  ownLinks: {
    libraryRepository: 'https://github.com/microsoft/playwright-python',
    questions: 'https://stackoverflow.com/questions/tagged/playwright-python',
    releases: 'https://pypi.org/project/playwright/#history',
  },
  docRedirects,
});
