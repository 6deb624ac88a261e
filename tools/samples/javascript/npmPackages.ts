/** The npm packages that samples in TypeScript and JavaScript programs run with. */
import {cpSync, existsSync} from 'node:fs';
import path from 'node:path';
import {fetchNpmPackage} from '../../facts/fetchSources';

/** The packages of the library that samples import. */
export const packages = ['playwright', 'playwright-core', '@playwright/test'];

/** Other packages that samples import, from the dependencies of this site. */
export const otherPackages = ['@axe-core/playwright', 'axe-core'];

/**
 * Copies the packages of a release to `node_modules` in a folder.
 *
 * @throws {Error} if the registry cannot be reached
 */
export function installPackages(root: string, folder: string, release: string): void {
  for (const name of packages) {
    const target = path.join(folder, 'node_modules', name);
    if (!existsSync(target)) cpSync(fetchNpmPackage(root, name, release), target, {recursive: true});
  }
  for (const name of otherPackages)
    cpSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name), {recursive: true});
}
