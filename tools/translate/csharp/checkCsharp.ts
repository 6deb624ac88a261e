import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {factsOf} from '../../../src/content/api/factsOf';
import {edition, source} from '../../../editions';
import type {PrintedSample} from '../../../src/languages/dotnet/printCsharp';
import {findMcs} from '../../lib/findMcs';
import {formatCsharp} from '../../../src/languages/dotnet/formatCsharp';
import {testForms} from '../../../src/languages/dotnet/testForms';
import {toCsharp} from '../../../src/languages/dotnet/translateSample';
import {chainOf, nameOf} from '../chains';
import type {TypeProblem} from '../checkTypescript';
import type {ShownSample} from '../readShownSamples';
import {createStubs} from './createStubs';
import {readSyntax} from './readSyntax';

/** Namespaces that new projects use without a line, and the one for what `new()` creates in samples that authors wrote. */
const implicit = [
  'SampleOptions',
  'System',
  'System.Collections.Generic',
  'System.IO',
  'System.Linq',
  'System.Threading',
  'System.Threading.Tasks',
];

/** Namespaces around a fragment: those of the file in which a reader puts it. */
const ofFragments = [
  'Microsoft.Playwright',
  'System.Security.Cryptography',
  'System.Text',
  'System.Text.Json',
  'System.Text.Json.Nodes',
  'System.Text.RegularExpressions',
  'NUnit.Framework',
  'static Microsoft.Playwright.Assertions',
];

/** The objects that a fragment can use without creating them. */
const predefined = `IPlaywright playwright = null;
IBrowser browser = null;
IBrowserContext context = null;
IPage page = null;
IAPIRequestContext request = null;`;

/** A line of output: file, line and message. */
const errorPattern = /^(?:.*\/)?([^/(]+)\.cs\((\d+),\d+\): error (CS\d+): (.*)$/gm;

/**
 * Type-checks samples with Debian's C# compiler, mcs, against the public declarations of the library. The compiler knows
 * C# 7, so that it receives the samples in a form without newer syntax.
 *
 * @param samples the samples of whole pages, so that they can continue earlier ones
 * @throws {Error} in CI, if the compiler is missing
 */
export function checkCsharp(root: string, version: string, samples: ShownSample[]): TypeProblem[] {
  const compiler = findMcs();
  if (!compiler) return withoutCompiler();
  const folder = path.join(root, '.cache/translations', `dotnet-${version}`);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const library = compileStubs(root, folder, version, compiler);
  const factsIn = (factsFolder: string) => factsOf({root, factsFolder}, version);
  const facts = {source: factsIn(source.factsFolder), target: factsIn(edition.factsFolder)};
  const {problems, rewritten} = readSyntax(root, folder, version, samples);
  const printed = new Map<ShownSample, PrintedSample>(rewritten);
  for (const sample of samples)
    if (sample.source) printed.set(sample, toCsharp(sample.source, facts, {isChecked: true}));
  const files = new Map<string, ShownSample>();
  for (const sample of samples)
    for (const [name, text] of toFiles(sample, samples, printed)) {
      writeFileSync(path.join(folder, `${name}.cs`), text);
      files.set(name, sample);
    }
  return [...problems, ...compileAll(folder, library, files, compiler)];
}

/** Says that the compiler is missing; in CI that is an error. */
function withoutCompiler(): TypeProblem[] {
  const message = 'samples in C# are not type-checked: install mcs (Debian: apt-get install mono-mcs)';
  if (process.env.CI) throw new Error(message);
  console.log(message);
  return [];
}

function compileStubs(root: string, folder: string, version: string, compiler: string): string {
  const library = path.join(folder, 'stubs.dll');
  const file = path.join(folder, 'stubs.cs');
  writeFileSync(file, createStubs(root, version));
  const platform = path.join(root, 'tools/translate/csharp/Platform.cs');
  const {status, stdout, stderr} = run(compiler, ['-target:library', `-out:${library}`, file, platform]);
  if (status !== 0) throw new Error(`the declarations of the .NET library do not compile:\n${stdout}${stderr}`);
  return library;
}

const run = (compiler: string, args: string[]) =>
  spawnSync(compiler, ['-nologo', '-langversion:7.2', '-warn:0', ...args], {encoding: 'utf8', maxBuffer: 64_000_000});

/**
 * Compiles all samples. Errors of one kind hide those of another, so that the compiler runs again without the samples
 * that have errors.
 */
function compileAll(
  folder: string,
  library: string,
  files: ReadonlyMap<string, ShownSample>,
  compiler: string,
): TypeProblem[] {
  const problems: TypeProblem[] = [];
  let left = [...files.keys()];
  while (left.length > 0) {
    const paths = left.map((name) => path.join(folder, `${name}.cs`));
    const out = path.join(folder, 'samples.dll');
    const {status, stdout, stderr} = run(compiler, ['-target:library', `-out:${out}`, `-r:${library}`, ...paths]);
    if (status === 0) return problems;
    const wrong = new Set<string>();
    for (const [, name = '', line = '', code = '', message = ''] of `${stdout}\n${stderr}`.matchAll(errorPattern)) {
      const sample = files.get(name);
      if (!sample) continue;
      wrong.add(name);
      // Since C# 8, the parameters of a lambda can hide variables.
      if (sample.isOwn && code === 'CS0136') continue;
      const text = readFileSync(path.join(folder, `${name}.cs`), 'utf8').split('\n')[Number(line) - 1] ?? '';
      problems.push({sample, message: `${code}: ${message}`, code: text.trim()});
    }
    if (wrong.size === 0) throw new Error(`mcs failed:\n${stdout}${stderr}`);
    left = left.filter((name) => !wrong.has(name));
  }
  return problems;
}

/** Namespaces around an excerpt of a file, which shows no `using`. */
const ofExcerpts = ['Microsoft.Playwright', 'Microsoft.Playwright.NUnit', 'System.Text.RegularExpressions'];

/** Namespaces that new projects of each framework use without a line. */
const ofFrameworks: Record<string, string> = {
  nunit: 'NUnit.Framework',
  mstest: 'Microsoft.VisualStudio.TestTools.UnitTesting',
  xunit: 'global::Xunit',
};

/** Writes a sample as files of their own namespaces: tests for each framework, others with the samples that they continue. */
function toFiles(
  sample: ShownSample,
  samples: ShownSample[],
  printed: ReadonlyMap<ShownSample, PrintedSample>,
): [name: string, text: string][] {
  const name = nameOf(sample);
  const own = printed.get(sample);
  if (sample.kind !== 'test' || !own) {
    const text = toFile(sample, samples, printed);
    return text === undefined ? [] : [[name, text]];
  }
  const parts = [own, ...classesBeside(sample, own, samples, printed)];
  const missing = own.usings.length === 0 ? ofExcerpts : [];
  const usings = [...new Set([...missing, ...parts.flatMap((each) => each.usings)])]
    .map((each) => `using ${each};`)
    .join('\n');
  const whole = [usings, ...parts.flatMap(({classes}) => classes)].join('\n\n');
  const text = sample.isOwn ? whole : formatCsharp(whole);
  return Object.entries(testForms(text) ?? {nunit: text}).map(([form, code]) => {
    const namespaces = [...implicit, ofFrameworks[form]!].map((each) => `using ${each};`).join('\n');
    return [`${name}-${form}`, `namespace ${name.replace(/\W/g, '_')}_${form}\n{\n${namespaces}\n${code}\n}\n`];
  });
}

const classPattern = /\bclass (\w+)/g;

/** Returns the other samples of a page whose classes a sample uses. */
function classesBeside(
  sample: ShownSample,
  own: PrintedSample,
  samples: ShownSample[],
  printed: ReadonlyMap<ShownSample, PrintedSample>,
): PrintedSample[] {
  const text = own.classes.join('\n');
  const known = new Set([...text.matchAll(classPattern)].map((match) => match[1]));
  return samples
    .filter((each) => each.page === sample.page && each !== sample)
    .flatMap((each) => printed.get(each) ?? [])
    .filter(({classes}) => {
      const names = [...classes.join('\n').matchAll(classPattern)].map((match) => match[1]!);
      const isUsed = names.some((name) => new RegExp(`\\b${name}\\b`).test(text));
      if (!isUsed || names.some((name) => known.has(name))) return false;
      for (const name of names) known.add(name);
      return true;
    });
}

/** Writes a sample with those that it continues as a file of its own namespace. */
function toFile(
  sample: ShownSample,
  samples: ShownSample[],
  printed: ReadonlyMap<ShownSample, PrintedSample>,
): string | undefined {
  const chain = chainOf(sample, samples).map((each) => printed.get(each));
  if (chain.some((each) => each === undefined)) return undefined;
  const parts = chain as PrintedSample[];
  const last = parts.at(-1)!;
  const isFragment = sample.kind === 'fragment' || (sample.kind === 'module' && last.body !== '');
  const names = [
    ...new Set([
      ...implicit,
      ...(isFragment ? ofFragments : [...(last.usings.length === 0 ? ofExcerpts : []), ...last.usings]),
    ]),
  ];
  const bodies = withoutRepeatedNames(parts.map(({body}) => body));
  const classes = parts.flatMap((each) => each.classes);
  const members = parts.flatMap((each) => each.members);
  const method = `public async Task Run()\n{\nawait Task.CompletedTask;\n${bodies.join('\n')}\n}`;
  const around = `public class Sample_\n{\n${isFragment ? predefined : ''}\n${members.join('\n')}\n${method}\n}`;
  return `namespace ${nameOf(sample).replace(/\W/g, '_')}\n{\n${names.map((name) => `using ${name};`).join('\n')}\n${
    bodies.every((body) => body === '') ? '' : around
  }\n${classes.join('\n')}\n}\n`;
}

/** Renames variables of earlier samples that later ones declare again. */
function withoutRepeatedNames(bodies: string[]): string[] {
  const declared = (body: string): string[] =>
    [...body.matchAll(/^\s*(?:var|[\w<>[\], ?]+) (\w+) = /gm)].map((match) => match[1]!);
  return bodies.map((body, index) => {
    const later = new Set(bodies.slice(index + 1).flatMap(declared));
    return declared(body)
      .filter((name) => later.has(name))
      .reduce((text, name) => text.replace(new RegExp(`(?<![.\\w])${name}\\b`, 'g'), `${name}_${index}`), body);
  });
}
