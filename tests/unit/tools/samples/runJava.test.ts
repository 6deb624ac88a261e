import {readFileSync, writeFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {mainClass} from '../../../../tools/samples/java/javaSource';
import {type Job, runJobs} from '../../../../tools/samples/java/runJava';
import {sharedMessage} from '../../../../tools/samples/runner';
import {folderWith} from '../../../lib/folderWith';
import {toFiles} from '../../../../tools/samples/dotnet/sampleFiles';
import {sample} from '../../../lib/sample';

/** Runs four jobs with a runner that reports some of them, and then ends with a status. */
function runFour(ends: [reported: number, status: number][]): Promise<Map<string, string>> {
  const jobs = ['a', 'b', 'c', 'd'].map((className): Job => ({
    className,
    kind: 'test',
    url: '',
    changesLibrary: false,
  }));
  const folder = folderWith();
  return runJobs(folder, jobs, (list, results) => {
    const [reported, status] = ends.shift()!;
    const left = JSON.parse(readFileSync(list, 'utf8')) as Job[];
    const lines = left
      .slice(0, reported)
      .map(({className}) => JSON.stringify({className, error: `wrong ${className}`}));
    writeFileSync(results, lines.join('\n'));
    return Promise.resolve({status, output: 'words\n'});
  });
}

it('runs the samples after one that ends the JVM, or hangs', async () => {
  const errors = await runFour([
    [1, 3],
    [0, 1],
    [1, 137],
  ]);
  expect([...errors]).toEqual([
    ['a', 'wrong a'],
    ['b', 'the sample ended the process: status 1 words'],
    ['c', 'wrong c'],
    ['d', 'the sample ended the process: status 137 words'],
  ]);
});

it('reports a runner that does not start', async () => {
  await expect(runFour([[0, 1]])).rejects.toThrow('the runner of the samples gives no result: status 1 words');
});

it('names a file after the public class, the one with a test, or the first one', () => {
  const found = [
    'class A {\n}\npublic final class B {\n}',
    'class C {\n}\nclass D {\n  @Test\n}',
    'enum E {\n}',
    'page;',
  ];
  expect(found.map(mainClass)).toEqual(['B', 'D', 'E', undefined]);
});

it.each([
  ['Page.goto: Timeout 500ms exceeded', 'Timeout 500ms exceeded'],
  ["was '418'", 'was 418'],
  ['Timeout 9ms exceeded while waiting for event "popup"', 'Timeout 9ms exceeded'],
  ['Unknown engine', 'Unknown engine'],
])('expects the message that Java throws for %j', (raises, message) => {
  expect(sharedMessage(raises)).toBe(message);
});

const test =
  'using Microsoft.Playwright.NUnit;\n\n[TestFixture]\npublic class A : PageTest\n{\n    [Test]\n    public void Opens() => new LoginPage();\n}';
const page = '[Obsolete]\npublic class LoginPage\n{\n}';

it('writes a test for each framework, with the classes of its page that it uses', () => {
  const own = sample(1, test, {kind: 'test'});
  const used = sample(20, page, {kind: 'module'});
  const others = [
    sample(30, page, {kind: 'module'}),
    sample(40, 'public class Unused\n{\n}', {kind: 'module'}),
    sample(45, 'public class A\n{\n}', {kind: 'module'}),
    sample(50, page, {kind: 'module', page: 'docs/auth.mdx'}),
  ];
  const files = toFiles([own, used, ...others]).filter(({sample: each}) => each === own);
  expect(files.map(({framework}) => framework)).toEqual(['nunit', 'mstest', 'xunit', 'xunit-v3']);
  for (const {shown} of files) expect(shown).toEqual([own, used]);
  expect(files[0]!.text).toContain(page);
});

it.each([
  [
    'fragment',
    'await page.ReloadAsync();',
    [
      'using static Microsoft.Playwright.Assertions;',
      'Run()',
      'RunFragmentAsync(sample, sample.Run, "https://example.com/", false)',
    ],
  ],
  ['program', 'using Microsoft.Playwright;\n\nConsole.WriteLine(args);', ['Run(string[] args)', 'RunProgramAsync(']],
  [
    'program',
    'var app = WebApplication.Create();\napp.MapGet("/hi", () => 1);',
    ['using Microsoft.AspNetCore.Http;', 'RunWebApplicationAsync(() => sample.Run([]), "/hi")'],
  ],
] as const)('writes a %s that runs: %s', (kind, text, parts) => {
  const [file] = toFiles([sample(1, text, {kind})]);
  for (const part of parts) expect(file!.text).toContain(part);
});

it('ignores the exception of a sample that another one continues, and renames what it declares again', () => {
  const samples = [
    sample(1, 'var title = 1;\nthrow new Exception(title);', {options: {raises: 'Exception'}}),
    sample(9, 'var title = 2;\nUse(title, page.title);', {previous: 0, options: {raises: 'Exception'}}),
  ];
  const [first, second] = toFiles(samples).map(({text}) => text.replace(/^#line.*\n/gm, ''));
  expect(first).not.toContain('catch');
  expect(second).toContain(
    'try\n{\nvar title_0 = 1;\nthrow new Exception(title_0);\n} catch { }\nvar title = 2;\nUse(title, page.title);',
  );
});
