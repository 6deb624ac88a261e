import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {findMcs} from '../../lib/findMcs';
import type {TypeProblem} from '../checkTypescript';
import type {ShownSample} from '../readShownPage';
import {createStubs} from './createStubs';
import {readSyntax} from './readSyntax';
import {toFiles} from './sampleFiles';

/** A line of output: file, line and message. */
const errorPattern = /^(?:.*\/)?([^/(]+)\.cs\((\d+),\d+\): error (CS\d+): (.*)$/gm;

/**
 * Type-checks samples with Debian's C# compiler, mcs, against the public declarations of the library. The compiler
 * supports C# 7 only, so that it receives the samples in a form without newer syntax.
 *
 * @param samples the samples of whole pages, so that they can continue earlier ones
 * @throws {Error} in CI, if the compiler is missing
 */
export function checkCsharp(root: string, version: string, samples: ShownSample[]): TypeProblem[] {
  const compiler = findMcs();
  if (!compiler) return withoutCompiler();
  const folder = path.join(root, '.cache/edition-samples', `dotnet-${version}`);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const library = compileStubs(root, folder, version, compiler);
  const {problems, rewritten} = readSyntax(root, folder, samples);
  const files = new Map<string, ShownSample>();
  for (const sample of samples)
    for (const [name, text] of toFiles(sample, samples, rewritten, ['SampleOptions'])) {
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
  const platform = path.join(root, 'tools/edition-samples/csharp/Platform.cs');
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
      if (code === 'CS0136') continue;
      const text = readFileSync(path.join(folder, `${name}.cs`), 'utf8').split('\n')[Number(line) - 1] ?? '';
      problems.push({sample, message: `${code}: ${message}`, code: text.trim()});
    }
    if (wrong.size === 0) throw new Error(`mcs failed:\n${stdout}${stderr}`);
    left = left.filter((name) => !wrong.has(name));
  }
  return problems;
}
