import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const build = path.resolve(__dirname, '../../build');

/**
 * The routes of the built site, as paths below the base URL without `.html`: `''` is the landing page.
 *
 * @throws when there is no build, with the remedy
 */
export function builtRoutes(): string[] {
  let files: string[];
  try {
    files = readdirSync(build, {recursive: true}).map(String);
  } catch {
    throw new Error('build/ is missing: run `npm run build` first');
  }
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) =>
      file
        .replaceAll(path.sep, '/')
        .replace(/(^|\/)?index\.html$/, '')
        .replace(/\.html$/, ''),
    )
    .sort();
}

/** The HTML of a route. */
export function readRoute(route: string): string {
  return readFileSync(path.join(build, route === '' ? 'index.html' : `${route}.html`), 'utf8');
}
