import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import path from 'node:path';

/**
 * Checks that files can be created in folders. Creates and removes an empty folder, because permission bits say nothing
 * about read-only file systems.
 *
 * @param root folder of the site
 * @param names folders below it; if one does not exist, its closest existing parent is checked
 * @throws {Error} with the folder and the remedy
 */
export function requireWritable(root: string, names: string[]): void {
  for (const name of names) {
    let folder = path.join(root, name);
    while (!existsSync(folder)) folder = path.dirname(folder);
    try {
      rmSync(mkdtempSync(path.join(folder, '.write-test-')), {recursive: true});
    } catch (error) {
      const {code} = error as NodeJS.ErrnoException;
      throw new Error(
        `${folder} is read-only (${code ?? 'unknown error'}), and a build writes ${names.join(', ')}: build in a writable copy of the checkout`,
      );
    }
  }
}
