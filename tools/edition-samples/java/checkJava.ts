import {rmSync} from 'node:fs';
import path from 'node:path';
import type {TypeProblem} from '../checkTypescript';
import type {ShownSample} from '../readShownPage';
import {compileSamples} from './compileJava';
import {fetchCompileJars} from './jars';

/**
 * Compiles samples against the published jars.
 *
 * @param samples the samples of whole pages, so that they can continue earlier ones
 * @throws {Error} if there is no JDK, or a jar cannot be downloaded
 */
export async function checkJava(root: string, version: string, samples: ShownSample[]): Promise<TypeProblem[]> {
  const jars = await fetchCompileJars(root, version);
  const folder = path.join(root, '.cache/edition-samples', `java-${version}`);
  rmSync(folder, {recursive: true, force: true});
  const {problems} = compileSamples(folder, jars, samples, samples);
  return problems.filter(({sample, message}) => !(sample.meta.typeError && message.includes(sample.meta.typeError)));
}
