import {python as language} from '../../src/languages/python';
import type {Edition} from '../types';
import {announcement} from './announcement';
import {createFooter, createNavbar} from '../navigation';
import {movedDocs, movedPaths} from './redirects';
import {hasGuides} from './hasGuides';
import sidebars from './sidebars.json';
import {baseUrl, links, site} from './site';

const names = {
  title: 'Playwright for Python',
  releases: 'Releases on PyPI',
  links,
  baseUrl,
  independence: site.independence,
  hasGuides,
};

/** The Python edition. */
export const python: Edition = {
  name: 'python',
  language,
  baseUrl,
  url: site.url,
  title: site.title,
  tagline: site.tagline,
  editUrl: links.edit,
  reportUrl: `${links.source}/issues/new`,
  library: names.title,
  navbar: createNavbar(names),
  footer: createFooter(names),
  announcement,
  sidebars,
  sidebarsFile: 'editions/python/sidebars.json',
  redirects: {docs: movedDocs, paths: movedPaths},
  oldIdsFile: 'editions/python/oldIds.json',
  factsFolder: 'editions/python/facts',
  publishes: () => true,
  messagesFile: 'editions/python/messageSections.json',
  readerWordsFile: 'editions/python/readerWords.json',
};
