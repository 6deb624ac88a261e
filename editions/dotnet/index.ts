import {dotnet as language} from '../../src/languages/dotnet';
import {announcementAt} from '../announcement';
import {createEdition} from '../createEdition';
import {createSite} from '../createSite';
import {sharedRedirects, pathRedirects} from '../redirects';

const site = createSite('dotnet', {
  libraryRepository: 'https://github.com/microsoft/playwright-dotnet',
  questions: 'https://stackoverflow.com/questions/tagged/playwright-dotnet',
  releases: 'https://www.nuget.org/packages/Microsoft.Playwright#versions-body-tab',
});

/** The .NET edition. It has the guides that its sidebar lists. */
export const dotnet = createEdition('dotnet', {
  language,
  site,
  title: 'Playwright .NET',
  libraryName: 'Playwright for .NET',
  releases: 'Releases on NuGet',
  announcement: announcementAt('dotnet', site.baseUrl),
  redirects: {docs: sharedRedirects, paths: pathRedirects},
});
