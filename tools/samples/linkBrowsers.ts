import {existsSync, readdirSync, readFileSync, symlinkSync} from 'node:fs';
import path from 'node:path';

/**
 * Lets a driver find browsers under its own revision numbers (`chromium-1234`). It starts those that the Python library
 * uses, because its protocol is the same.
 *
 * @param driver folder of the driver, with the list `browsers.json`
 * @param browsers folder with the browsers of the Python library; the links are written here
 */
export function linkBrowsers(driver: string, browsers: string): void {
  const list = readFileSync(path.join(driver, 'browsers.json'), 'utf8');
  const known = JSON.parse(list) as {browsers: {name: string; revision: string}[]};
  for (const name of readdirSync(browsers)) {
    const [, stem] = /^(\w+)-\d+$/.exec(name) ?? [];
    const revision = known.browsers.find((browser) => browser.name === stem?.replaceAll('_', '-'))?.revision;
    const link = path.join(browsers, `${stem}-${revision}`);
    if (revision !== undefined && !existsSync(link)) symlinkSync(name, link);
  }
}
