import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {versions} from '../../../src/content/versions';
import {isInstalled, pythonOf} from '../../setup-python';
import type {TypeProblem} from '../checkTypescript';
import type {ShownSample} from '../readShownPage';
import type {CsharpParts} from './splitShown';

/** The result of `python/samples/csharp.py` for a sample. */
interface SyntaxResult {
  error?: {line: number; text: string};
  /** Syntax for which an older C# has no counterpart. */
  unsupported?: string;
  usings?: string[];
  body?: string;
  classes?: string[];
}

/**
 * Parses samples with a grammar of C#. Rewrites them for a compiler that supports C# 7 only, and names those that cannot
 * be rewritten.
 *
 * @throws {Error} if the Python environment is missing
 */
export function readSyntax(
  root: string,
  folder: string,
  samples: ShownSample[],
): {problems: TypeProblem[]; rewritten: Map<ShownSample, CsharpParts>} {
  const version = versions.next.library;
  if (!isInstalled(version)) throw new Error(`.venv/${version} is missing or not up to date: run npm test -- setup`);
  const job = path.join(folder, 'syntax.json');
  writeFileSync(job, JSON.stringify(samples.map(({text}) => text)));
  const {status, stdout, stderr} = spawnSync(pythonOf(version), ['-m', 'samples.csharp', job], {
    cwd: path.join(root, 'python'),
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  if (status !== 0) throw new Error(`python/samples/csharp.py failed:\n${stderr}`);
  const results = JSON.parse(stdout) as SyntaxResult[];
  const problems: TypeProblem[] = [];
  const rewritten = new Map<ShownSample, CsharpParts>();
  let unchecked = 0;
  samples.forEach((sample, index) => {
    const {error, unsupported, usings = [], body = '', classes = []} = results[index]!;
    if (error) problems.push({sample, message: `not valid C# in line ${error.line}`, code: error.text});
    else if (unsupported !== undefined) {
      unchecked++;
      console.log(`${sample.page}:${sample.line}: parsed, but not type-checked: mcs does not support ${unsupported}`);
    } else rewritten.set(sample, {usings, body, classes});
  });
  console.log(
    `${samples.length - problems.length} of ${samples.length} samples are valid C#, ${unchecked} cannot be type-checked`,
  );
  return {problems, rewritten};
}
