import {javaScript as language} from '../../src/languages/javascript';
import {createSite} from '../createSite';
import {createFooter, createNavbar} from '../navigation';
import type {Edition} from '../types';
import {hasGuides} from './hasGuides';
import sidebars from './sidebars.json';

const {url, baseUrl, links} = createSite('root', {
  library: 'https://github.com/microsoft/playwright',
  questions: 'https://stackoverflow.com/questions/tagged/playwright',
  releases: 'https://www.npmjs.com/package/playwright?activeTab=versions',
});

const names = {
  title: 'Playwright for JavaScript',
  releases: 'Releases on npm',
  links,
  baseUrl,
  independence:
    'Independent documentation of Playwright for JavaScript, not affiliated with or endorsed by Microsoft. Playwright is a project of Microsoft Corporation.',
  hasGuides,
};

/** The JavaScript edition. It has the API reference; its guides are not written yet. */
export const root: Edition = {
  name: 'root',
  language,
  baseUrl,
  url,
  title: 'Playwright',
  tagline: 'Fast and reliable end-to-end testing for modern web apps',
  editUrl: links.edit,
  reportUrl: `${links.source}/issues/new`,
  library: names.title,
  navbar: createNavbar(names),
  footer: createFooter(names),
  sidebars,
  sidebarsFile: 'editions/root/sidebars.json',
  redirects: {docs: {}, paths: {}},
  oldIdsFile: 'editions/root/oldIds.json',
  factsFolder: 'editions/root/facts',
  publishes: (id) => id.startsWith('api/'),
  messagesFile: 'editions/root/messageSections.json',
  readerWordsFile: 'editions/root/readerWords.json',
};
