import {spawnSync} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {findJava} from '../../system/findCompilers';
import type {ShownSample} from '../readShownPage';
import {javaFiles} from './javaSource';
import type {FileError, SampleProblem} from '../problems';

/** Memory of the compiler in megabytes; more than the samples of one version need. */
const memory = 1024;

/**
 * Compiles files in one call.
 *
 * @param classes folder for the compiled classes
 * @returns the errors; classes are written only if there are none
 * @throws {Error} if there is no JDK, or javac fails without naming a file
 */
export function compileJava(files: string[], jars: string[], classes: string): FileError[] {
  if (!findJava()) throw new Error('there is no JDK; install openjdk-17-jdk-headless, or another JDK from version 17');
  rmSync(classes, {recursive: true, force: true});
  mkdirSync(classes, {recursive: true});
  const list = path.join(classes, 'files.txt');
  writeFileSync(list, files.join('\n'));
  const {status, stderr} = spawnSync(
    'javac',
    [
      ...[`-J-Xmx${memory}m`, '-proc:none', '-nowarn', '-encoding', 'UTF-8', '-Xmaxerrs', '100000'],
      // Checks types although other files have errors of syntax.
      '-XDshould-stop.ifError=FLOW',
      ...['-cp', jars.join(path.delimiter), '-d', classes, `@${list}`],
    ],
    {encoding: 'utf8', maxBuffer: 100_000_000},
  );
  const errors = readErrors(stderr);
  if (status !== 0 && errors.length === 0) throw new Error(`javac failed: ${stderr.slice(0, 2000)}`);
  return errors;
}

/**
 * Compiles samples, all in one call. Javac checks less of what it finds after an error, so that samples with errors are left
 * out and the others compiled again, until there are no more errors.
 *
 * @param folder folder for the sources and the folder `classes`
 * @param wanted the samples to compile
 * @param samples the samples of whole pages, so that they can continue earlier ones
 * @param others further files to compile
 * @returns the first error of each sample that has one, and the samples without errors
 * @throws {Error} with the place if one of the other files has an error
 */
export function compileSamples(
  folder: string,
  jars: string[],
  wanted: ShownSample[],
  samples: ShownSample[],
  others: string[] = [],
): {problems: SampleProblem[]; compiled: ShownSample[]} {
  const files = new Map<string, {sample: ShownSample; text: string}>();
  rmSync(path.join(folder, 'sources'), {recursive: true, force: true});
  for (const sample of wanted) {
    for (const {name, text} of javaFiles(sample, samples)) {
      const file = path.join(folder, 'sources', name);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, text);
      files.set(file, {sample, text});
    }
  }
  const problems = new Map<ShownSample, SampleProblem>();
  for (;;) {
    const left = [...files].filter(([, {sample}]) => !problems.has(sample)).map(([file]) => file);
    const remaining = [...others, ...left];
    if (remaining.length === 0) break;
    const errors = compileJava(remaining, jars, path.join(folder, 'classes'));
    if (errors.length === 0) break;
    for (const {file, line, message} of errors) {
      const own = files.get(file);
      if (!own) throw new Error(`${file}:${line}: ${message}`);
      const {sample, text} = own;
      if (!problems.has(sample)) problems.set(sample, {sample, message, code: text.split('\n')[line - 1]!.trim()});
    }
  }
  return {problems: [...problems.values()], compiled: wanted.filter((sample) => !problems.has(sample))};
}

/** Reads the errors in the output of javac. Lines below an error explain it. */
function readErrors(output: string): FileError[] {
  const errors: FileError[] = [];
  for (const line of output.split('\n')) {
    const match = /^(.+\.java):(\d+): error: (.*)$/.exec(line);
    if (match) errors.push({file: match[1]!, line: Number(match[2]), message: match[3]!});
    else if (/^\s+(?:symbol|location|found|required|reason): /.test(line) && errors.length > 0)
      errors.at(-1)!.message += `; ${line.trim().replace(/\s+/g, ' ')}`;
  }
  return errors;
}
