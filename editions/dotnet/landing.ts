import {linkToSource} from '../linkToSource';
import type {LandingData} from '../types';

/** The landing page. The guides are those of the source edition, until this edition has its own. */
export const landing: LandingData = {
  heading: 'Test the web from .NET, in every browser engine',
  install: 'dotnet add package Microsoft.Playwright.NUnit',
  sample: {
    language: 'csharp',
    file: 'ExampleTest.cs',
    code: `using System.Text.RegularExpressions;
using System.Threading.Tasks;
using Microsoft.Playwright;
using Microsoft.Playwright.NUnit;
using NUnit.Framework;

[TestFixture]
public class ExampleTest : PageTest
{
    [Test]
    public async Task HasTitle()
    {
        await Page.GotoAsync("https://playwright.dev/");

        // Checks that the title contains "Playwright".
        await Expect(Page).ToHaveTitleAsync(new Regex("Playwright"));
    }

    [Test]
    public async Task GetStartedLink()
    {
        await Page.GotoAsync("https://playwright.dev/");

        await Page.GetByRole(AriaRole.Link, new() { Name = "Get started" }).ClickAsync();

        await Expect(Page.GetByRole(AriaRole.Heading, new() { Name = "Installation" })).ToBeVisibleAsync();
    }
}`,
    command: 'dotnet test',
    output: ['Passed!  - Failed: 0, Passed: 2, Skipped: 0, Total: 2'],
  },
  start: {label: 'API reference', to: '/docs/api/class-playwright'},
  guide: linkToSource,
  ways: [],
  samplesText: '',
};
