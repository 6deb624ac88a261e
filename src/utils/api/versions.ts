import {existsSync} from 'node:fs';
import path from 'node:path';
import {loadFacts} from './loadFacts';
import type {ApiFacts} from './types';

/** Which pages are about which version of the library. */
export type VersionOptions = {
  /** Folder of the site. */
  root: string;
  /** Version of the library by folder of pages; the first one is the newest. */
  versions: Record<string, string>;
};

/** Facts of a version. Throws what `loadFacts` throws. */
export const factsOf = (root: string, version: string): ApiFacts =>
  loadFacts(path.join(root, `src/data/api/${version}.json`));

/** The version whose folder holds a file. */
export function versionOf(
  file: string,
  {root, versions}: VersionOptions,
): {folder: string; facts: ApiFacts} | undefined {
  for (const [folder, version] of Object.entries(versions)) {
    const whole = path.join(root, folder);
    if (file.startsWith(whole + path.sep)) return {folder: whole, facts: factsOf(root, version)};
  }
  return undefined;
}

/** Relative address of the page of a class, if the name is one and its page is written. */
export function pageOf(className: string, facts: ApiFacts, folder: string): string | undefined {
  if (!(className in facts.classes)) return undefined;
  const file = `class-${className.toLowerCase()}.mdx`;
  return existsSync(path.join(folder, file)) ? `./${file}` : undefined;
}
