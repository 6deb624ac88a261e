import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {libraryOfEdition, versions} from '../../../src/content/versions';
import {compileCsharp, readErrors} from '../../../tools/edition-samples/csharp/compileCsharp';
import {atLine, outsidePage, realign} from '../../../tools/edition-samples/csharp/lineMarks';
import {readResults, readUnfinished, runTests} from '../../../tools/edition-samples/csharp/runTests';
import {missingDotnet} from '../../../tools/system/findDotnet';
import {sample} from './sample';
import {splitShown} from '../../../tools/edition-samples/csharp/splitShown';

const folder = mkdtempSync(path.join(tmpdir(), 'csharp-'));
afterAll(() => rmSync(folder, {recursive: true}));
const mark = (line: number): string => atLine('docs/pom.mdx', line);
const canCompile = missingDotnet() === undefined || process.env.CI !== undefined;
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

// One build, because each takes seconds. API pages can show samples in another order than their files.
it.runIf(canCompile)('reports errors with the line of the page, and compiles the rest', {timeout: 300_000}, () => {
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
    // The compiler reports nothing else while there is an error of syntax.
    sample(110, 'await page.ReloadAsync(;'),
    sample(100, 'var response = await page.GotoAsync("/");\nConsole.WriteLine(response!.Status + response.Url);'),
  ];
  const {problems, compiled} = compileCsharp(folder, version, samples);
  const found = problems.map(
    ({sample: {page}, line, message, code}) => `${page}:${line} ${message.slice(0, 6)} ${code}`,
  );
  expect(found.sort()).toEqual([
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
  const compiled = compileCsharp(own, version, samples).compiled.filter(({framework}) =>
    /^nunit|xunit3/.test(framework),
  );
  const environment = {PLAYWRIGHT_BROWSERS_PATH: own};
  const results = await runTests(own, compiled, {files: path.join(own, 'nunit/samples'), environment}, 10);
  const found = [...results].map(([file, [error = 'passes']]) => {
    const end = error.includes('wrong') ? 'fails' : error;
    return `${file.framework} ${file.sample.line} ${end}`;
  });
  expect(found.sort()).toEqual(
    ['nunit', 'xunit3'].flatMap((framework) => [
      `${framework} 0 passes`,
      `${framework} 10 the test did not end within 10 seconds, or ended the process`,
      `${framework} 20 fails`,
    ]),
  );
  expect(spawnSync('ps', ['-A', '-o', 'args='], {encoding: 'utf8'}).stdout).not.toContain(`${own}/xunit3`);
});

it.each([
  [undefined, 'there is no .NET SDK; install version 10 or newer'],
  ['', 'there is no .NET SDK; install version 10 or newer'],
  ['9.0.305\n', 'the .NET SDK is version 9; install version 10 or newer'],
  ['10.0.401\n', undefined],
])('with the SDK %j, says %j', (version, message) => {
  expect(missingDotnet(() => version)).toBe(message);
});

it('reads the errors of the compiler', () => {
  const output =
    '/r/docs/pom.mdx(3,16): error CS1061: no [Title] here [/r/x/nunit.csproj]\n/r/docs/pom.mdx(4,1): warning CS0168: b\n';
  expect(readErrors(output)).toEqual([{file: '/r/docs/pom.mdx', line: 3, message: 'CS1061: no [Title] here'}]);
});

it('maps the lines of a converted test to the page again', () => {
  const original = [
    'using A;',
    outsidePage,
    mark(7),
    '[Parallelizable]',
    'class B',
    '{',
    '    [Test]',
    '    int c;',
    '}',
  ];
  const converted = ['using A;', outsidePage, mark(7), 'class B', '{', '    [TestMethod]', '    int c;', '}'];
  expect(realign(original.join('\n'), converted.join('\n')).split('\n')).toEqual([
    ...['using A;', outsidePage, mark(7), mark(8), 'class B', '{', '    [TestMethod]', '    int c;', '}'],
  ]);
  expect(realign(original.join('\n'), original.join('\n'))).toBe(original.join('\n'));
});

describe('the run of the tests', () => {
  const trx = `<Results>
    <UnitTestResult executionId="9" testId="1" testName="A" outcome="Passed"><Output /></UnitTestResult>
    <UnitTestResult executionId="8" testId="2" testName="B" outcome="Failed"><Output><ErrorInfo>
      <Message>is &lt;b&gt; &#xA;&quot;x&quot;</Message><StackTrace>at C</StackTrace></ErrorInfo></Output></UnitTestResult>
    <UnitTestResult testId="3" outcome="NotExecuted" />
  </Results><TestDefinitions>
    <UnitTest name="A" storage="/f/bin/nunit-samples.dll" id="1"><Execution id="9" /><TestMethod codeBase="d" className="s.T" name="A" /></UnitTest>
    <UnitTest name="B" storage="/f/bin/xunit-samples.dll" id="2"><Execution id="8" /><TestMethod className="s.T" name="B" /></UnitTest>
    <UnitTest name="C" storage="/f/bin/xunit-samples.dll" id="3"><TestMethod className="s.U" name="C" /></UnitTest>
  </TestDefinitions>`;

  it('gives the results by framework and class', () => {
    expect(readResults(trx)).toEqual([
      {framework: 'nunit', className: 's.T'},
      {framework: 'xunit', className: 's.T', error: 'is <b> \n"x"\nat C'},
      {framework: 'xunit', className: 's.U'},
    ]);
  });

  it('names the test that hangs or ends the process', () => {
    const sequence =
      '<TestSequence><Test Name="a_1.T.Passes" DisplayName="A" Source="/f/nunit-samples.dll" Completed="True" /><Test Name="a_2.T.Exits" DisplayName="A" Source="/f/nunit-samples.dll" Completed="False" /></TestSequence>';
    expect(readUnfinished(sequence)).toEqual([{framework: 'nunit', name: 'a_2.T.Exits'}]);
  });
});

describe('splits a shown sample into the parts of a file', () => {
  it('namespaces, statements and types with their attributes', () => {
    const text =
      'using System.Text;\nusing static A.B;\n\nusing var a = b;\nvar c = 1;\n\n[Serializable]\npublic class D\n{\n    int e;\n}\n\nrecord F(int G);';
    expect(splitShown(sample(3, text))).toEqual({
      usings: new Map([
        ['System.Text', `${mark(4)}\nusing System.Text;`],
        ['static A.B', `${mark(5)}\nusing static A.B;`],
      ]),
      body: `${mark(7)}\nusing var a = b;\nvar c = 1;`,
      classes: [`${mark(10)}\n[Serializable]\npublic class D\n{\n    int e;\n}`, `${mark(16)}\nrecord F(int G);`],
    });
  });

  it('an excerpt from a class of tests', () => {
    expect(splitShown(sample(3, '[SetUp]\npublic void A()\n{\n}')).classes).toEqual([
      `public class Excerpt_ : Microsoft.Playwright.NUnit.PageTest\n{\n${mark(4)}\n[SetUp]\npublic void A()\n{\n}\n}`,
    ]);
  });
});
