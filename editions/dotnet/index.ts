import {dotnet as language} from '../../src/languages/dotnet';
import {createEdition} from '../createEdition';

/** The .NET edition. It has the guides that its sidebar lists. */
export const dotnet = createEdition('dotnet', {
  language,
  title: 'Playwright .NET',
  libraryName: 'Playwright for .NET',
  releasesLabel: 'Releases on NuGet',
  ownLinks: {
    libraryRepository: 'https://github.com/microsoft/playwright-dotnet',
    questions: 'https://stackoverflow.com/questions/tagged/playwright-dotnet',
    releases: 'https://www.nuget.org/packages/Microsoft.Playwright#versions-body-tab',
  },
});
