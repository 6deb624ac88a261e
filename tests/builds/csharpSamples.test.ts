import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, it} from 'vitest';
import {versions} from '../../src/content/versions';
import {compileCsharp} from '../../tools/samples/dotnet/compileCsharp';
import {runTests} from '../../tools/samples/dotnet/runCsharp';
import {missingDotnet} from '../../tools/system/findCompilers';
import {folderWith} from '../lib/folderWith';
import {sample} from '../lib/sample';

const folder = folderWith();
const canCompile = missingDotnet() === undefined || process.env.CI !== undefined;
const release = versions.next.releases.dotnet;

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

// One build, because each takes seconds. API pages can show samples in another order than their files.
it.runIf(canCompile)('reports errors with the line of the page, and compiles the rest', {timeout: 600_000}, () => {
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
    // Other frameworks do not have this class.
    sample(120, tests.replace(/Assert.That.*/, 'throw new AssertionException("a");'), {
      kind: 'test',
      page: 'docs/auth.mdx',
    }),
    // The compiler reports nothing else while there is an error of syntax.
    sample(110, 'await page.ReloadAsync(;'),
    sample(100, 'var response = await page.GotoAsync("/");\nConsole.WriteLine(response!.Status + response.Url);'),
  ];
  const {problems, compiled} = compileCsharp(folder, release, samples);
  const found = problems.map(
    ({sample, line = sample.line, message, code}) => `${sample.page}:${line} ${message.slice(0, 6)} ${code}`,
  );
  expect(found.sort()).toEqual([
    'docs/auth.mdx:120 CS0246 throw new AssertionException("a");',
    'docs/pom.mdx:111 CS1026 await page.ReloadAsync(;',
    'docs/pom.mdx:12 CS1061 Console.WriteLine(title.Missing);',
    'docs/pom.mdx:21 CS0117 await page.Locator("a").ClickAsync(new() { Nothing = true });',
    'docs/pom.mdx:26 CS4014 page.ClickAsync("a");',
    'docs/pom.mdx:31 CS4014 page.ClickAsync("a");',
    'docs/pom.mdx:42 CS8602 Console.WriteLine(response.Status);',
    'docs/pom.mdx:52 CS0234 using System.Nothing;',
    'docs/pom.mdx:6 CS1061 await page.ClickTwiceAsync("a");',
    'docs/pom.mdx:73 CS1061 Assert.That(await Page.MissingAsync(), Is.EqualTo("a"));',
  ]);
  expect(compiled.map(({sample: {line}, framework}) => `${line} ${framework}`)).toEqual(['90 nunit', '100 nunit']);
});

it.runIf(canCompile)('names a package that no source has, and a sample that needs it', {timeout: 300_000}, () => {
  const empty = path.join(folder, 'missing');
  expect(() => compileCsharp(empty, '1.0.99', [sample(3, 'await page.ReloadAsync();')])).toThrow(
    /^docs\/pom\.mdx:3: dotnet build failed: NU110\d: .*Microsoft\.Playwright\.NUnit.*; add the package to a source of NuGet$/,
  );
});

const test = (name: string, statement: string): string => `using Microsoft.Playwright.NUnit;

[TestFixture]
public class ${name}Tests : PlaywrightTest
{
    [Test]
    public async Task Ends()
    {
        ${statement}
    }
}`;

it.runIf(canCompile)('runs the tests beside one that hangs, and ends its process', {timeout: 600_000}, async () => {
  const own = path.join(folder, 'hanging');
  const statements = ['await Task.Delay(1);', 'await Task.Delay(-1);', 'throw new InvalidOperationException("wrong");'];
  const samples = statements.map((statement, index) =>
    sample(10 * index, test(`T${index}`, statement), {kind: 'test'}),
  );
  const compiled = compileCsharp(own, release, samples).compiled.filter(({framework}) =>
    /^nunit|xunit-v3/.test(framework),
  );
  const environment = {PLAYWRIGHT_BROWSERS_PATH: own};
  const results = await runTests(own, compiled, {files: path.join(own, 'nunit/samples'), environment}, 10);
  const found = [...results].map(([file, [error = 'passes']]) => {
    const end = error.includes('wrong') ? 'fails' : error;
    return `${file.framework} ${file.sample.line} ${end}`;
  });
  expect(found.sort()).toEqual(
    ['nunit', 'xunit-v3'].flatMap((framework) => [
      `${framework} 0 passes`,
      `${framework} 10 the test did not end within 10 seconds, or ended the process`,
      `${framework} 20 fails`,
    ]),
  );
  expect(spawnSync('ps', ['-A', '-o', 'args='], {encoding: 'utf8'}).stdout).not.toContain(`${own}/xunit-v3`);
});
