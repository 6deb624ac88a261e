/**
 * The files that the content of each page depends on, besides the page and the files that all pages depend on
 * (`compilation` in `buildInputs.ts`): shared descriptions, old ids, images. The plugins that read these files declare them, so
 * that the bundler and the search read a page again if one of its files changes, appears or disappears.
 */
import {statSync} from 'node:fs';

const filesOfPage = new Map<string, Set<string>>();

/**
 * Declares that the content of a page depends on a file.
 *
 * @param page absolute path
 * @param file absolute path; the file does not need to exist
 */
export function addDependency(page: string, file: string): void {
  const files = filesOfPage.get(page) ?? new Set();
  filesOfPage.set(page, files.add(file));
}

/** Returns the files that a page has declared since it was read for the first time. */
export const listDependencies = (page: string): string[] => [...(filesOfPage.get(page) ?? [])];

/** Returns a text that changes if the page or one of its files changes. */
export const readStamp = (page: string): string =>
  JSON.stringify(
    [page, ...listDependencies(page)].map((file) => statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0),
  );
