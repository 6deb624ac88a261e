import {chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {compileWithSdk} from '../../../tools/edition-samples/csharp/compileWithSdk';
import {splitShown} from '../../../tools/edition-samples/csharp/splitShown';
import type {ShownSample} from '../../../tools/edition-samples/readShownPage';
import {sample} from './sample';

const tests = `using Microsoft.Playwright.NUnit;

[TestFixture]
public class LoginTests : PageTest
{
    [Test]
    public async Task SignsIn()
    {
        await Page.GotoAsync("https://example.com/");
    }
}`;

let root: string;
let projects: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sdk-'));
  projects = path.join(root, '.cache/edition-samples/dotnet-sdk-1.56.0');
  mkdirSync(path.join(root, 'bin'));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  rmSync(root, {recursive: true});
  vi.restoreAllMocks();
});

/** Compiles with a program that prints the output of a failed build as long as the file with the error exists. */
function compile(samples: ShownSample[], output = '', wrongFile = '') {
  const program = path.join(root, 'bin/dotnet');
  writeFileSync(
    program,
    `#!${process.execPath}
const {existsSync, appendFileSync} = require('node:fs');
appendFileSync(${JSON.stringify(path.join(root, 'calls'))}, process.argv.slice(2).join(' ') + '\\n');
if (${JSON.stringify(output)} === '' || (${JSON.stringify(wrongFile)} && !existsSync(${JSON.stringify(wrongFile)}))) process.exit(0);
console.log(${JSON.stringify(output)});
process.exit(1);
`,
  );
  chmodSync(program, 0o755);
  return compileWithSdk(root, '1.56.0', samples, {DOTNET_SDK: '1', PATH: path.join(root, 'bin')});
}

const fileOf = (project: string, name: string): string => readFileSync(path.join(projects, project, name), 'utf8');

it('pins the packages of the version, in a project for each test framework', () => {
  compile([sample(3, tests, {kind: 'test'})]);
  expect(readdirSync(projects).sort()).toEqual(['mstest', 'nunit', 'xunit']);
  for (const [project, name] of [
    ['nunit', 'NUnit'],
    ['mstest', 'MSTest'],
    ['xunit', 'Xunit'],
  ] as const) {
    expect(fileOf(project, 'Samples.csproj')).toContain('Include="Microsoft.Playwright" Version="[1.56.0]"');
    expect(fileOf(project, 'Samples.csproj')).toContain(`Include="Microsoft.Playwright.${name}" Version="[1.56.0]"`);
    expect(fileOf(project, `docs-pom-3-${project}.cs`)).toContain(`using Microsoft.Playwright.${name};`);
  }
  const calls = readFileSync(path.join(root, 'calls'), 'utf8').trim().split('\n');
  expect(calls.map((call) => call.replace(root, ''))).toEqual(
    ['nunit', 'mstest', 'xunit'].map(
      (project) =>
        `build /.cache/edition-samples/dotnet-sdk-1.56.0/${project}/Samples.csproj -nologo -verbosity:quiet -consoleLoggerParameters:ErrorsOnly;NoSummary`,
    ),
  );
});

it('compiles the shown form of a fragment, in a namespace of its own, with the samples that it continues', () => {
  const one = sample(3, 'string? name = null;\nLocatorClickOptions options = new() { Force = true };');
  const two = sample(9, 'await page.ClickAsync(name ?? "a");', {previous: 0});
  compile([one, two]);
  expect(fileOf('nunit', 'docs-pom-3.cs')).toContain('namespace docs_pom_3\n');
  expect(fileOf('nunit', 'docs-pom-9.cs')).toContain(
    'string? name = null;\nLocatorClickOptions options = new() { Force = true };\n//@10\nawait page.ClickAsync(name ?? "a");',
  );
});

it('puts tests that authors wrote for one framework into its project', () => {
  const text = tests.replace('NUnit', 'Xunit').replace('[TestFixture]\n', '').replace('[Test]', '[Fact]');
  compile([sample(3, text, {kind: 'test'})]);
  expect(fileOf('xunit', 'docs-pom-3-xunit.cs')).toContain('using global::Xunit;');
  expect(readdirSync(projects)).toEqual(['xunit']);
});

describe('reports an error of the compiler', () => {
  it('with the line of the page, once, and builds again without its file', () => {
    const samples = [sample(3, 'var a = 1;\nvar b = c;'), sample(20, 'var d = 1;')];
    compile(samples);
    const file = path.join(projects, 'nunit/docs-pom-3.cs');
    const place = readFileSync(file, 'utf8').split('\n').indexOf('var b = c;') + 1;
    const error = `${file}(${place},9): error CS0103: The name 'c' does not exist in the current context [${projects}/nunit/Samples.csproj]`;
    rmSync(path.join(root, 'calls'));
    expect(compile(samples, `${error}\n${error}`, file)).toEqual([
      {
        sample: samples[0],
        message: "CS0103: The name 'c' does not exist in the current context (.NET SDK, NUnit)",
        code: 'var b = c;',
        line: 5,
      },
    ]);
    expect(readFileSync(path.join(root, 'calls'), 'utf8').trim().split('\n')).toHaveLength(2);
  });
});

it('fails with the output if the build fails for another reason', () => {
  const output = '/a/Samples.csproj : error NU1101: Unable to find package Microsoft.Playwright. [/a/Samples.csproj]';
  expect(() => compile([sample(3, 'var a = 1;')], output)).toThrow(`Samples.csproj failed:\n${output}`);
});

describe('the setting DOTNET_SDK', () => {
  const compileWith = (env: NodeJS.ProcessEnv) => () => compileWithSdk(root, '1.56.0', [sample(3, 'var a = 1;')], env);

  it('is off by default', () => {
    expect(compileWith({PATH: ''})()).toEqual([]);
    expect(compileWith({PATH: '', DOTNET_SDK: ''})()).toEqual([]);
    expect(readdirSync(root)).toEqual(['bin']);
  });

  it('reports a missing SDK in one line', () => {
    expect(compileWith({PATH: path.join(root, 'bin'), DOTNET_SDK: '1'})).toThrow(
      /^DOTNET_SDK=1 needs the \.NET SDK, but no folder of PATH has the program dotnet\. Install the SDK, or unset DOTNET_SDK$/,
    );
  });

  it('reports a value that it does not have', () => {
    expect(compileWith({PATH: '', DOTNET_SDK: 'yes'})).toThrow('DOTNET_SDK=yes cannot work');
  });
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
