import {expect, it} from 'vitest';
import {toFiles} from '../../../../tools/samples/dotnet/sampleFiles';
import {sample} from '../../../lib/sample';

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
