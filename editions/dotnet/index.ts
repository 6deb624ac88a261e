import {dotnet as language} from '../../src/languages/dotnet';
import {createSite} from '../createSite';
import {createFooter, createNavbar} from '../navigation';
import type {Edition} from '../types';
import {hasGuides} from './hasGuides';
import sidebars from './sidebars.json';

const {url, baseUrl, links} = createSite('dotnet', {
  library: 'https://github.com/microsoft/playwright-dotnet',
  questions: 'https://stackoverflow.com/questions/tagged/playwright-dotnet',
  releases: 'https://www.nuget.org/packages/Microsoft.Playwright#versions-body-tab',
});

const names = {
  title: 'Playwright for .NET',
  releases: 'Releases on NuGet',
  links,
  baseUrl,
  independence:
    'Independent documentation of Playwright for .NET, not affiliated with or endorsed by Microsoft. Playwright is a project of Microsoft Corporation.',
  hasGuides,
};

/** The .NET edition. It has the API reference; its guides are not written yet. */
export const dotnet: Edition = {
  name: 'dotnet',
  language,
  baseUrl,
  url,
  title: 'Playwright .NET',
  tagline: 'Fast and reliable end-to-end testing for modern web apps',
  editUrl: links.edit,
  reportUrl: `${links.source}/issues/new`,
  library: names.title,
  navbar: createNavbar(names),
  footer: createFooter(names),
  sidebars,
  sidebarsFile: 'editions/dotnet/sidebars.json',
  redirects: {docs: {}, paths: {}},
  oldIdsFile: 'editions/dotnet/oldIds.json',
  factsFolder: 'editions/dotnet/facts',
  publishes: (id) => id.startsWith('api/'),
  messagesFile: 'editions/dotnet/messageSections.json',
  readerWordsFile: 'editions/dotnet/readerWords.json',
};
