import {java as language} from '../../src/languages/java';
import {createSite} from '../createSite';
import {createFooter, createNavbar} from '../navigation';
import type {Edition} from '../types';
import {hasGuides} from './hasGuides';
import sidebars from './sidebars.json';

const {url, baseUrl, links} = createSite('java', {
  library: 'https://github.com/microsoft/playwright-java',
  questions: 'https://stackoverflow.com/questions/tagged/playwright-java',
  releases: 'https://central.sonatype.com/artifact/com.microsoft.playwright/playwright/versions',
});

const names = {
  title: 'Playwright for Java',
  releases: 'Releases on Maven Central',
  links,
  baseUrl,
  independence:
    'Independent documentation of Playwright for Java, not affiliated with or endorsed by Microsoft. Playwright is a project of Microsoft Corporation.',
  hasGuides,
};

/** The Java edition. It has the API reference; its guides are not written yet. */
export const java: Edition = {
  name: 'java',
  language,
  baseUrl,
  url,
  title: 'Playwright Java',
  tagline: 'Fast and reliable end-to-end testing for modern web apps',
  editUrl: links.edit,
  reportUrl: `${links.source}/issues/new`,
  library: names.title,
  navbar: createNavbar(names),
  footer: createFooter(names),
  sidebars,
  sidebarsFile: 'editions/java/sidebars.json',
  redirects: {docs: {}, paths: {}},
  oldIdsFile: 'editions/java/oldIds.json',
  factsFolder: 'editions/java/facts',
  publishes: (id) => id.startsWith('api/'),
  messagesFile: 'editions/java/messageSections.json',
  readerWordsFile: 'editions/java/readerWords.json',
};
