import {readFileSync} from 'node:fs';
import path from 'node:path';
import {diagnose} from '../../lib/callRoslyn';
import {createStubs} from './createStubs';

/** A file of C#. Its `using` lines are inside of namespaces, because Roslyn reads all files as one text. */
interface CsharpFile {
  text: string;
}

/** An error of the compiler, with the line in its file. */
export interface CsharpError<File> {
  file: File;
  line: number;
  /** For example `CS1061: 'IPage' does not contain a definition for 'Title'`. */
  message: string;
}

/** Warnings that count as errors: values that can be null, and calls without `await`. */
const strictWarnings = /^CS(?:8[67]\d\d|4014)$/;

/**
 * Compiles files with Roslyn against the public declarations of the library, and those in `Platform.cs`.
 *
 * @throws {Error} if these declarations have an error, or the compiler does not start
 */
export function compileCsharp<File extends CsharpFile>(
  root: string,
  version: string,
  files: readonly File[],
): CsharpError<File>[] {
  const platform = readFileSync(path.join(root, 'tools/edition-samples/csharp/Platform.cs'), 'utf8');
  const declarations = `#nullable enable\n${platform}\n${createStubs(root, version)}\n`;
  let code = declarations;
  const starts = files.map(({text}) => {
    const start = code.length;
    code += `${text}\n`;
    return start;
  });
  return diagnose(code).flatMap(({id, message: text, location, severity}) => {
    const message = `${id}: ${text}`;
    const index = starts.filter((start) => start <= location.start).length - 1;
    const file = files[index];
    if (severity !== 'Error' && (!file || !strictWarnings.test(id))) return [];
    const lines = code.slice(starts[index] ?? 0, location.start).split('\n');
    if (!file)
      throw new Error(`the declarations do not compile: ${message}: ${declarations.split('\n')[lines.length - 1]}`);
    return [{file, line: lines.length, message}];
  });
}
