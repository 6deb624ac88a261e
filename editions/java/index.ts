import {java as language} from '../../src/languages/java';
import {announcementAt} from '../announcement';
import {createEdition} from '../createEdition';
import {createSite} from '../createSite';
import {sharedRedirects, pathRedirects} from '../redirects';

const site = createSite('java', {
  libraryRepository: 'https://github.com/microsoft/playwright-java',
  questions: 'https://stackoverflow.com/questions/tagged/playwright-java',
  releases: 'https://central.sonatype.com/artifact/com.microsoft.playwright/playwright/versions',
});

/** The Java edition. It has the guides that its sidebar lists. */
export const java = createEdition('java', {
  language,
  site,
  title: 'Playwright Java',
  libraryName: 'Playwright for Java',
  releases: 'Releases on Maven Central',
  announcement: announcementAt('java', site.baseUrl),
  redirects: {docs: sharedRedirects, paths: pathRedirects},
});
