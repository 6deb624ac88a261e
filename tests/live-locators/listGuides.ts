import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {edition} from '../../editions';
import {fileOfPage, pageOf} from '../../src/content/pageFiles';
import {versions} from '../../src/content/versions';

/** Returns the files of the guides that the edition shows, relative to the root. */
export function listGuides(): string[] {
  const {folder} = versions.next;
  const ids = new Set(
    readdirSync(folder)
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => pageOf(file)),
  );
  return [...ids]
    .filter((id) => edition.publishes(id))
    .map((id) => path.join(folder, fileOfPage(path.resolve(folder), id, edition.name)))
    .filter((file) => existsSync(file));
}
