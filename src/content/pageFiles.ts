/**
 * The files of a page. `docs/intro.mdx` is the page `intro` of all editions, except those that have a file of their own:
 * `docs/intro.java.mdx` is the page `intro` of the Java edition. This file owns these names.
 *
 * The text of such a file, except in the source edition, uses the names of its edition, which are not translated.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {editionNames, type EditionName} from '../data/editions';

const extension = new RegExp(String.raw`(?:\.(${editionNames.join('|')}))?\.mdx?$`);

/** Returns the path of a file from a folder, with slashes on all systems. */
export const relativePath = (folder: string, file: string): string =>
  path.relative(folder, file).split(path.sep).join('/');

/** Returns the name of a page without the extensions of its file: `docs/intro` for `docs/intro.java.mdx`. */
export const pageName = (file: string): string => file.replace(extension, '');

/** Whether a file is part of other pages, and no page itself: `_shared.mdx`. */
export const isPartial = (file: string): boolean => path.basename(file).startsWith('_');

/** Returns the name of the page of a class, below `api/`. */
export const classPageName = (className: string): string => `class-${className.toLowerCase()}`;

/**
 * Returns the class whose page a file is (`docs/api/class-page.mdx`), among the names of classes; undefined if there is
 * none.
 */
export const classOfPage = (file: string, classNames: readonly string[]): string | undefined =>
  classNames.find((name) => file.endsWith(`/api/${classPageName(name)}.mdx`));

/** Returns the edition that a file belongs to; undefined for a file of several editions. */
export const editionOf = (file: string): EditionName | undefined =>
  extension.exec(file)?.[1] as EditionName | undefined;

/**
 * Returns the file that an edition reads for a page: its own one if it exists.
 *
 * @param folder absolute path of the folder that `page` is relative to
 * @param page name without extensions
 * @returns path relative to the folder; the shared file may not exist
 */
export function fileOfPage(folder: string, page: string, edition: EditionName): string {
  const own = `${page}.${edition}.mdx`;
  return existsSync(path.join(folder, own)) ? own : `${page}.mdx`;
}

/** Returns the path from a folder to a file as links state it: `./intro.java.mdx`. */
export function relativeLink(folder: string, file: string): string {
  const relative = relativePath(folder, file);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** Keeps the files that an edition reads: its own ones, and the shared ones of all other pages. */
export function filesOfEdition(files: readonly string[], edition: EditionName): string[] {
  const own = new Set(files.filter((file) => editionOf(file) === edition).map(pageName));
  return files.filter((file) => {
    const owner = editionOf(file);
    return owner === undefined ? !own.has(pageName(file)) : owner === edition;
  });
}
