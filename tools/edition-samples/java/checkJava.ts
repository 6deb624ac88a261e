import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {TypeProblem} from '../checkTypescript';
import type {ShownSample} from '../readShownPage';
import {compileJava} from './compileJava';
import {fetchCompileJars} from './jars';
import {javaFiles} from './javaSource';

/**
 * Compiles samples against the published jars, all in one call. Javac checks less of what it finds after an error, so
 * that samples with errors are left out and the others compiled again, until there are no more errors.
 *
 * @param samples the samples of whole pages, so that they can continue earlier ones
 * @throws {Error} if there is no JDK, or a jar cannot be downloaded
 */
export async function checkJava(root: string, version: string, samples: ShownSample[]): Promise<TypeProblem[]> {
  const jars = await fetchCompileJars(root, version);
  const folder = path.join(root, '.cache/edition-samples', `java-${version}`);
  rmSync(folder, {recursive: true, force: true});
  const files = new Map<string, {sample: ShownSample; text: string}>();
  for (const sample of samples) {
    for (const {name, text} of javaFiles(sample, samples)) {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, text);
      files.set(file, {sample, text});
    }
  }
  const problems: TypeProblem[] = [];
  let left = new Map(files);
  while (left.size > 0) {
    const errors = compileJava([...left.keys()], jars, path.join(folder, 'classes'));
    if (errors.length === 0) break;
    const wrong = new Set<ShownSample>();
    for (const {file, line, message} of errors) {
      const {sample, text} = files.get(file)!;
      if (!wrong.has(sample)) problems.push({sample, message, code: text.split('\n')[line - 1]!.trim()});
      wrong.add(sample);
    }
    left = new Map([...left].filter(([, {sample}]) => !wrong.has(sample)));
  }
  return problems.filter(({sample, message}) => !(sample.meta.typeError && message.includes(sample.meta.typeError)));
}
