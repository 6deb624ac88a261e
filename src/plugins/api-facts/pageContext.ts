import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {loadFacts} from './loadFacts';
import {type SharedWords, loadSharedWords} from './sharedWords';
import type {ApiFacts} from './types';

export type Options = {
  /** Folder of the site. */
  root: string;
  /** Version of the library by folder of pages; the first one is the newest. */
  versions: Record<string, string>;
};

/** What a page is checked against. */
export type Context = {
  className: string;
  facts: ApiFacts;
  /** Facts of the newest version, which decide the groups (see `groupOf`). */
  newest: ApiFacts;
  shared: SharedWords;
};

/**
 * What the page of a class is checked against, or undefined for any other page.
 *
 * @throws Error when the file is called `class-*` and no class of that version is
 */
export function pageContext(
  file: string,
  {root, versions}: Options,
  parse: (words: string) => Root,
): Context | undefined {
  const relative = path.relative(root, file).split(path.sep).join('/');
  const [, folder, stem] = /^(.+)\/api\/class-([^/]+)\.mdx$/.exec(relative) ?? [];
  const version = folder === undefined ? undefined : versions[folder];
  if (stem === undefined || version === undefined) return undefined;
  const facts = factsOf(root, version);
  const newest = factsOf(root, Object.values(versions)[0] ?? version);
  const className = Object.keys(facts.classes).find((name) => name.toLowerCase() === stem);
  if (className === undefined) {
    throw new Error(
      `${relative}:1: ${version} has no class called ${stem}; rename the file after its class or delete it`,
    );
  }
  return {className, facts, newest, shared: loadSharedWords(path.dirname(file), version, parse, root)};
}

/** Facts of a version. Throws what `loadFacts` throws. */
export const factsOf = (root: string, version: string): ApiFacts =>
  loadFacts(path.join(root, `src/data/api/${version}.json`));

/** Relative address of the page of a class, if the name is one and its page is written. */
export function pageOf(className: string, facts: ApiFacts, folder: string): string | undefined {
  if (!(className in facts.classes)) return undefined;
  const file = `class-${className.toLowerCase()}.mdx`;
  return existsSync(path.join(folder, file)) ? `./${file}` : undefined;
}
