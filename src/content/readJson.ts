/** Reads the JSON files that authors edit: sidebars, old ids, words for the search, labels. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync, type TransformFailure} from 'esbuild';
import type {Problem} from './problems';

/** An example of a value: a text, a boolean, a list with one item, or an object. The key `*` stands for any keys. */
export type Shape = '' | true | readonly [Shape] | {readonly [key: string]: Shape};

/**
 * Reads a JSON file.
 *
 * @param file path relative to the root
 * @throws {Error} with file, line and remedy if the file is not valid JSON, or has values of another shape
 */
export function readJson<T>(root: string, file: string, shape: Shape): T {
  const text = readFileSync(path.join(root, file), 'utf8');
  const problem = findProblem(text, shape);
  if (!problem) return JSON.parse(text) as T;
  const error = new Error(`${file}:${problem.line}: ${problem.message}`);
  // Docusaurus prints the stack, which does not help to correct the file.
  error.stack = error.message;
  throw error;
}

function findProblem(text: string, shape: Shape): Problem | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const {line, reason} = syntaxError(text) ?? {line: 1, reason: (error as Error).message};
    return {line, message: `is not valid JSON (${reason}); correct the syntax`};
  }
  const wrong = findMismatch(value, shape);
  if (!wrong) return undefined;
  const {keys, expected} = wrong;
  return {line: lineOfKeys(text, keys), message: `${keys.join(' > ') || 'the file'} must be ${expected}; correct it`};
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

/** Returns the keys that lead to the first value of another shape. */
function findMismatch(
  value: unknown,
  shape: Shape,
  keys: string[] = [],
): {keys: string[]; expected: string} | undefined {
  if (typeof shape !== 'object')
    return typeof value === typeof shape ? undefined : {keys, expected: shape === '' ? 'a text' : 'true or false'};
  if (isList(shape)) {
    if (!Array.isArray(value)) return {keys, expected: 'a list'};
    return findFirst(value, (item, index) => findMismatch(item, shape[0], [...keys, String(index + 1)]));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {keys, expected: 'an object'};
  const entries = '*' in shape ? Object.keys(value).map((key) => [key, shape['*']!] as const) : Object.entries(shape);
  return findFirst(entries, ([key, inner]) =>
    findMismatch((value as Record<string, unknown>)[key], inner, [...keys, key]),
  );
}

const isList = (shape: object): shape is readonly [Shape] => Array.isArray(shape);

function findFirst<T, Result>(
  items: readonly T[],
  find: (item: T, index: number) => Result | undefined,
): Result | undefined {
  for (const [index, item] of items.entries()) {
    const found = find(item, index);
    if (found !== undefined) return found;
  }
  return undefined;
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
