import {dotnet as language} from '../../src/languages/dotnet';
import {createEdition} from '../createEdition';

export const dotnet = createEdition('dotnet', {
  language,
  title: 'Playwright .NET',
  repositoryName: 'playwright-dotnet',
  packages: {label: 'Releases on NuGet', url: 'https://www.nuget.org/packages/Microsoft.Playwright#versions-body-tab'},
});
