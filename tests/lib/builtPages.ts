import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {cleanPathname} from '../../src/utils/cleanPathname';
import {filesBelow, isPage} from '../../src/utils/filesBelow';
import {edition} from '../../editions';
import {findBuild} from '../../tools/build/findBuild';

/** Folder of the built site. */
export const build = findBuild().site;

/** Path at which the site is served. */
export const {baseUrl} = edition;

/**
 * The routes of the built site, as paths below the base URL without `.html`: `''` is the landing page.
 *
 * @throws {Error} with the remedy if there is no build
 */
export function builtRoutes(): string[] {
  return filesBelow(build).filter(isPage).map(cleanPathname).sort();
}

export function readRoute(route: string): string {
  return readFileSync(path.join(build, route === '' ? 'index.html' : `${route}.html`), 'utf8');
}

/** Returns the file of the build for a URL or path below the base URL; undefined if there is none. */
export function builtFile(url: string): string | undefined {
  const pathname = new URL(url, 'https://site.example').pathname;
  if (!pathname.startsWith(baseUrl)) return undefined;
  const file = path.join(build, decodeURIComponent(pathname.slice(baseUrl.length)));
  return existsSync(file) ? file : undefined;
}

/** Text of a built file. */
export function readBuilt(file: string): string {
  return readFileSync(path.resolve(build, file), 'utf8');
}
