import {python as language} from '../../src/languages/python';
import {createEdition} from '../createEdition';

export const python = createEdition('python', {
  language,
  title: 'Playwright Python',
  repositoryName: 'playwright-python',
  packages: {label: 'Releases on PyPI', url: 'https://pypi.org/project/playwright/#history'},
  docRedirects: {
    'api/class-playwrightassertions': 'test-assertions',
    'api/class-websocketframe': 'api/class-websocket',
    pytest: 'test-runners',
    'test-pytest': 'test-runners',
  },
});
