import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {libraryOfEdition, versions} from '../../../src/content/versions';
import {checkCsharp} from '../../../tools/edition-samples/csharp/checkCsharp';
import {sample} from './sample';
import {splitShown} from '../../../tools/edition-samples/csharp/splitShown';

const root = path.resolve(__dirname, '../../..');
const version = libraryOfEdition(versions.next.library, 'dotnet');

const tests = `using Microsoft.Playwright.NUnit;

[TestFixture]
public class LoginTests : PageTest
{
    [SetUp]
    public async Task OpenPage() =>
        await Page.GotoAsync("https://example.com/");

    [Test]
    public async Task SignsIn()
    {
        Assert.That(await Page.MissingAsync(), Is.EqualTo("a"));
    }
}`;

// Roslyn starts only once, because that takes seconds. API pages can show samples in another order than their files.
it('Roslyn reports errors with the line of the page, and understands the newest syntax', {timeout: 180_000}, () => {
  const samples = [
    sample(3, 'var title = await page.TitleAsync();\n\nawait page.ClickTwiceAsync("a");'),
    sample(10, 'Console.WriteLine(title.Trim());\nConsole.WriteLine(title.Missing);', {previous: 0}),
    sample(20, 'await page.Locator("a").ClickAsync(new() { Nothing = true });'),
    sample(30, 'page.ClickAsync("a");'),
    sample(25, 'page.ClickAsync("a");'),
    sample(40, 'var response = await page.GotoAsync("/");\nConsole.WriteLine(response.Status);'),
    sample(
      50,
      'using Microsoft.Playwright;\nusing System.Nothing;\n\nusing var playwright = await Playwright.CreateAsync();',
      {kind: 'program'},
    ),
    sample(60, tests, {kind: 'test'}),
    sample(
      90,
      `List<string> names = ["a", "b"];
Console.WriteLine(names is [var first, ..] ? first[^1..] : $"{1.5:F0}");
record Person(string Name);`,
    ),
    sample(100, 'var response = await page.GotoAsync("/");\nConsole.WriteLine(response!.Status + response.Url);'),
  ];
  const found = checkCsharp(root, version, samples).map(
    ({sample: {page}, line, message, code}) => `${page}:${line} ${message.slice(0, 6)} ${code}`,
  );
  expect(found.sort()).toEqual([
    'docs/pom.mdx:12 CS1061 Console.WriteLine(title.Missing);',
    'docs/pom.mdx:21 CS0117 await page.Locator("a").ClickAsync(new() { Nothing = true });',
    'docs/pom.mdx:26 CS4014 page.ClickAsync("a");',
    'docs/pom.mdx:31 CS4014 page.ClickAsync("a");',
    'docs/pom.mdx:42 CS8602 Console.WriteLine(response.Status);',
    'docs/pom.mdx:52 CS0234 using System.Nothing;',
    'docs/pom.mdx:6 CS1061 await page.ClickTwiceAsync("a");',
    'docs/pom.mdx:73 CS1061 Assert.That(await Page.MissingAsync(), Is.EqualTo("a"));',
  ]);
});

describe('splits a shown sample into the parts of a file', () => {
  it('namespaces, statements and types with their attributes', () => {
    const text =
      'using System.Text;\nusing static A.B;\n\nusing var a = b;\nvar c = 1;\n\n[Serializable]\npublic class D\n{\n    int e;\n}\n\nrecord F(int G);';
    expect(splitShown({text, line: 3})).toEqual({
      usings: ['System.Text', 'static A.B'],
      body: '//@7\nusing var a = b;\nvar c = 1;',
      classes: ['//@10\n[Serializable]\npublic class D\n{\n    int e;\n}', '//@16\nrecord F(int G);'],
    });
  });

  it('an excerpt from a class of tests', () => {
    expect(splitShown({text: '[SetUp]\npublic void A()\n{\n}', line: 3}).classes).toEqual([
      'public class Excerpt_ : Microsoft.Playwright.NUnit.PageTest\n{\n//@4\n[SetUp]\npublic void A()\n{\n}\n}',
    ]);
  });
});
