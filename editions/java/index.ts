import {java as language} from '../../src/languages/java';
import {createEdition} from '../createEdition';

/** The Java edition. It has the guides that its sidebar lists. */
export const java = createEdition('java', {
  language,
  title: 'Playwright Java',
  libraryName: 'Playwright for Java',
  releasesLabel: 'Releases on Maven Central',
  ownLinks: {
    libraryRepository: 'https://github.com/microsoft/playwright-java',
    questions: 'https://stackoverflow.com/questions/tagged/playwright-java',
    releases: 'https://central.sonatype.com/artifact/com.microsoft.playwright/playwright/versions',
  },
});
