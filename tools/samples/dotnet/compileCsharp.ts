import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {missingDotnet} from '../../system/findCompilers';
import type {ShownSample} from '../readShownPage';
import {writeSolution} from './solution';
import {type SampleFile, toFiles} from './sampleFiles';
import type {FileError, SampleProblem} from '../problems';

/**
 * Compiles the samples of whole pages, all in one build. The compiler checks less if there are errors of syntax, so that
 * files with errors are left out and the others compiled again, until there are no more errors.
 *
 * @param folder folder of the solution
 * @returns the errors, and the files without errors
 * @throws {Error} if there is no SDK, or the build fails without naming a sample
 */
export function compileCsharp(
  folder: string,
  release: string,
  samples: ShownSample[],
): {problems: SampleProblem[]; compiled: SampleFile[]} {
  const missing = missingDotnet();
  if (missing !== undefined) throw new Error(missing);
  const problems = new Map<string, SampleProblem>();
  let compiled = toFiles(samples);
  for (;;) {
    writeSolution(folder, compiled, release);
    const errors = buildSolution(folder, compiled);
    if (errors.length === 0) return {problems: [...problems.values()], compiled};
    const all = errors.map((error) => toProblem(error, compiled, samples));
    // Errors in lines of pages come first, because other forms of a test repeat them.
    const placed = all.filter(({line}) => line !== undefined);
    const found = placed.length > 0 ? placed : all;
    // A line is in several files: in those of the samples that continue it.
    for (const problem of found) problems.set(`${problem.sample.page}:${problem.line} ${problem.message}`, problem);
    const wrong = new Set(found.map(({sample}) => sample));
    compiled = compiled.filter(({shown}) => !shown.some((sample) => wrong.has(sample)));
  }
}

/** Returns the sample with an error. A line outside of the pages belongs to the sample of its file, without a line. */
function toProblem({file, line, message}: FileError, files: SampleFile[], samples: ShownSample[]): SampleProblem {
  const [place = '', page] = file.split(path.sep).join('/').split('/samples/');
  const [owner] = samples
    .filter((sample) => sample.page === page && sample.line <= line)
    .sort((one, other) => other.line - one.line);
  if (owner) return {sample: owner, message, code: owner.text.split('\n')[line - owner.line - 1]?.trim() ?? '', line};
  const own = files.find(({name, framework}) => page === `${name}.cs` && place.endsWith(`/${framework}`));
  if (!own) throw new Error(`${file}:${line}: ${message}`);
  return {sample: own.sample, message, code: own.text.split('\n')[line - 1]?.trim() ?? ''};
}

/**
 * Builds the solution of a folder. No process may remain, so that the build does not use its servers.
 *
 * @throws {Error} if the build fails without naming a line, for example because no source has a package
 */
function buildSolution(folder: string, files: SampleFile[] = []): FileError[] {
  const args = [
    ...['build', 'Samples.slnx', '--nologo', '-verbosity:quiet', '-nodeReuse:false', '-maxCpuCount'],
    ...['-terminalLogger:off', '-consoleLoggerParameters:NoSummary;ErrorsOnly', '-property:UseSharedCompilation=false'],
  ];
  const options = {cwd: folder, encoding: 'utf8', maxBuffer: 100_000_000} as const;
  const {status, stdout, stderr} = spawnSync('dotnet', args, options);
  const errors = readErrors(stdout);
  if (status !== 0 && errors.length === 0) throw new Error(describeFailure(stdout + stderr, files));
  return errors;
}

/** Describes the first error without a line, such as a package that no source has, at the first sample that needs it. */
function describeFailure(output: string, files: SampleFile[]): string {
  const [, framework, message] =
    /(?:(\w+)-samples\.csproj : )?\berror ((?:NU|MSB|NETSDK)\d+: .*?)(?: \[.*\])?$/m.exec(output) ?? [];
  const sample = files.find((file) => file.framework === framework)?.sample;
  const location = sample ? `${sample.page}:${sample.line}: ` : '';
  const remedy = message?.startsWith('NU') ? '; add the package to a source of NuGet' : '';
  return `${location}dotnet build failed: ${message ?? output.trim().slice(0, 2000)}${remedy}`;
}

const readErrors = (output: string): FileError[] =>
  [...output.matchAll(/^ *(.+)\((\d+),\d+\): error (\w+: .*?)(?: \[[^\]]*\])?$/gm)].map(([, file, line, message]) => ({
    file: file!,
    line: Number(line),
    message: message!,
  }));
