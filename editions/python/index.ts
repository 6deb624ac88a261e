import {python as language} from '../../src/languages/python';
import {createEdition} from '../createEdition';
import {sharedRedirects} from '../redirects';

export const python = createEdition('python', {
  language,
  title: 'Playwright Python',
  library: 'playwright-python',
  releases: {label: 'Releases on PyPI', url: 'https://pypi.org/project/playwright/#history'},
  docRedirects: {
    ...sharedRedirects,
    'api/class-playwrightassertions': 'test-assertions',
    'api/class-websocketframe': 'api/class-websocket',
    pytest: 'test-runners',
    'test-pytest': 'test-runners',
  },
});
