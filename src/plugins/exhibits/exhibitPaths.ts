import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {version} from 'playwright-core/package.json';

/**
 * Folder of the site with the tools that show recordings. A new release of the library has a new folder, and another report a
 * new name, so that browsers may keep the files.
 */
export const exhibitsFolder = `assets/exhibits.${version}`;

/** URL of the trace viewer in the site. It opens the recording in the parameter `trace`. */
export const viewerPage = `${exhibitsFolder}/trace/index.html`;

/**
 * Returns the name of the page of a report.
 *
 * @param file path of `NAME.zip`
 */
export function reportPage(file: string): string {
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
  return `${path.basename(file, '.zip')}.${hash}.html`;
}
