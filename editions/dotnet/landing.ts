import type {LandingData} from '../types';

export const landing: LandingData = {
  heading: 'Test the web from .NET, in every browser engine',
  install: 'dotnet add package Microsoft.Playwright.NUnit',
  sample: {
    language: 'csharp',
    file: 'ExampleTests.cs',
    code: `using Microsoft.Playwright.NUnit;

[TestFixture]
public class ExampleTests : PageTest
{
    [Test]
    public async Task HasTitle()
    {
        await Page.GotoAsync("https://example.com/");
        await Expect(Page).ToHaveTitleAsync("Example Domain");
    }
}`,
    command: 'dotnet test',
    output: ['Test summary: total: 1, failed: 0, succeeded: 1, skipped: 0'],
  },
  samplesText: 'The C# samples are type-checked, for both the stable and the next version.',
  ways: [
    {
      title: 'Tests with NUnit, MSTest or xUnit',
      text: 'The base classes give each test a new page, and run the test in the browser that you choose.',
      link: {label: 'Write tests', to: '/docs/writing-tests'},
    },
    {
      title: 'Programs and services',
      text: 'Use the library without a test framework, in any .NET program: fill in forms, create PDFs and screenshots, check a deployment, or collect data that no API provides.',
      link: {label: 'Use the library', to: '/docs/library'},
    },
    {
      title: 'Recorded tests',
      text: 'Click through your application once. The test generator writes C# code with readable locators, and you keep the lines that you need.',
      link: {label: 'Record a test', to: '/docs/codegen-intro'},
    },
  ],
};
