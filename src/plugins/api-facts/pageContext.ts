import path from 'node:path';
import type {Root} from 'mdast';
import type {ApiFacts} from '../../content/api/types';
import {factsOf, type VersionOptions} from '../../content/api/factsOf';
import type {Language} from '../../languages/types';
import {type SharedWords, loadSharedWords} from './sharedWords';

/** Which pages describe which version of the library, in which language. */
export type ApiOptions = VersionOptions & {language: Language};

/** What a page is checked against. */
export type Context = {
  className: string;
  language: Language;
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
export function pageContext(file: string, options: ApiOptions, parse: (words: string) => Root): Context | undefined {
  const {root, versions, language} = options;
  const relative = path.relative(root, file).split(path.sep).join('/');
  const [, folder, stem] = /^(.+)\/api\/class-([^/]+)\.mdx$/.exec(relative) ?? [];
  const version = folder === undefined ? undefined : versions[folder];
  if (stem === undefined || version === undefined) return undefined;
  const facts = factsOf(options, version);
  const newest = factsOf(options, Object.values(versions)[0] ?? version);
  const className = Object.keys(facts.classes).find((name) => name.toLowerCase() === stem);
  if (className === undefined) {
    throw new Error(
      `${relative}:1: ${version} has no class called ${stem}; rename the file after its class or delete it`,
    );
  }
  return {className, language, facts, newest, shared: loadSharedWords(path.dirname(file), version, parse, root)};
}
