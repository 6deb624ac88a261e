import {java as language} from '../../src/languages/java';
import {createEdition} from '../createEdition';

export const java = createEdition('java', {
  language,
  title: 'Playwright Java',
  repositoryName: 'playwright-java',
  packages: {
    label: 'Releases on Maven Central',
    url: 'https://central.sonatype.com/artifact/com.microsoft.playwright/playwright/versions',
  },
});
