/** Reads the JSON files that authors edit: sidebars, old ids, words for the search, labels. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync, type TransformFailure} from 'esbuild';
import type {Schema} from 'joi';
import type {Problem} from './problems';

/** Texts without a problem, by file: each page of a build reads the same old ids. */
const validTexts = new Map<string, string>();

/**
 * Reads a JSON file.
 *
 * @param file path relative to the root
 * @param schema all its keys are required; a file has only one schema
 * @throws {Error} with file, line and remedy if the file is not valid JSON, or has values of another type
 */
export function readJson<T>(root: string, file: string, schema: Schema): T {
  const whole = path.join(root, file);
  const text = readFileSync(whole, 'utf8');
  const problem = validTexts.get(whole) === text ? undefined : findProblem(text, schema);
  if (!problem) {
    validTexts.set(whole, text);
    return JSON.parse(text) as T;
  }
  const error = new Error(`${file}:${problem.line}: ${problem.message}`);
  // Docusaurus prints the stack, which does not help to correct the file.
  error.stack = error.message;
  throw error;
}

function findProblem(text: string, schema: Schema): Problem | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const {line, reason} = syntaxError(text) ?? {line: 1, reason: (error as Error).message};
    return {line, message: `is not valid JSON (${reason}); correct the syntax`};
  }
  const [wrong] = schema.validate(value, {presence: 'required', convert: false}).error?.details ?? [];
  return wrong && {line: lineOfKeys(text, wrong.path.map(String)), message: `${wrong.message}; correct it`};
}

/** Asks esbuild for the position of a syntax error, because the errors of `JSON.parse()` do not always have one. */
function syntaxError(text: string): {line: number; reason: string} | undefined {
  try {
    transformSync(text, {loader: 'json', logLevel: 'silent'});
    return undefined;
  } catch (failure) {
    const [error] = (failure as TransformFailure).errors;
    return error && {line: error.location?.line ?? 1, reason: error.text};
  }
}

/** Returns the line of the last of some keys that contain each other, in JSON. */
export function lineOfKeys(text: string, keys: readonly string[]): number {
  let position = 0;
  for (const key of keys) {
    const found = text.indexOf(`${JSON.stringify(key)}:`, position);
    if (found !== -1) position = found;
  }
  return text.slice(0, position).split('\n').length;
}
