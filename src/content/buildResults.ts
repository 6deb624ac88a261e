/**
 * Keeps results for the next build or start of the development server: pages that were parsed, checked and converted, and the
 * search index. The key of a result names everything it was made from, except the code and the facts: after a change of these
 * (`compilation` in `sources.ts`), all results are dropped.
 */
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {EditionName} from '../data/editions';
import {filesOf, hashFiles} from './sources';

export interface BuildResults<T> {
  get(key: string): T | undefined;
  set(key: string, result: T): void;
  /** Writes the results that this build has read or set. */
  save(): void;
}

interface Stored {
  code: string;
  results: Record<string, unknown>;
}

/** Returns a short text that stands for the parts of a key. */
export const keyOf = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

const opened = new Map<string, unknown>();
/** Hash of the code and the facts. */
let code: string | undefined;

/**
 * Opens the results of earlier builds and starts. There are none in unit tests, and with `DOCUSAURUS_NO_PERSISTENT_CACHE`,
 * which also turns off the cache of the bundler; the results are then kept in memory.
 *
 * @param root folder of the site
 * @param name kind of the results
 */
export function openBuildResults<T>(root: string, edition: EditionName, name: string): BuildResults<T> {
  const file = path.join(root, 'node_modules/.cache/build-results', `${edition}-${name}.json`);
  const known = opened.get(file) as BuildResults<T> | undefined;
  if (known) return known;
  const {NODE_ENV, DOCUSAURUS_NO_PERSISTENT_CACHE} = process.env;
  const isStored = NODE_ENV !== 'test' && !DOCUSAURUS_NO_PERSISTENT_CACHE;
  if (isStored) code ??= hashFiles(root, filesOf(root, 'compilation'));
  const earlier = isStored ? read(file) : {};
  const results: Record<string, unknown> = {};
  let isSaved = false;
  const created: BuildResults<T> = {
    get(key) {
      if (key in earlier) results[key] = earlier[key];
      return results[key] as T | undefined;
    },
    set(key, result) {
      results[key] = result;
    },
    save() {
      // The development server saves once, because it calls this after every edit.
      if (!isStored || (isSaved && NODE_ENV !== 'production')) return;
      isSaved = true;
      mkdirSync(path.dirname(file), {recursive: true});
      // Several builds may write the file at the same time.
      const temporary = `${file}.${process.pid}`;
      writeFileSync(temporary, JSON.stringify({code: code!, results} satisfies Stored));
      renameSync(temporary, file);
    },
  };
  opened.set(file, created);
  return created;
}

/** Returns the stored results, or none if they were made with other code or the file cannot be read. */
function read(file: string): Record<string, unknown> {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Stored;
    return stored.code === code ? stored.results : {};
  } catch {
    return {};
  }
}
