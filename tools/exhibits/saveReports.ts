import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {zipSync, type Zippable} from 'fflate';
import {hashFiles} from '../../src/content/sources';
import {versions} from '../../src/content/versions';
import {filesBelow} from '../../src/utils/filesBelow';
import {root} from '../lib/root';
import {readRecordings, writeRecordings} from './recordings';
import {shrinkTrace} from './shrinkTrace';

/** Folder of the reports that readers open. Only the edition for JavaScript has Playwright Test. */
export const reportsFolder = path.join(root, versions.next.folder, 'reports');

/** Key of the reports in the list of recordings. */
export const reportsKey = 'javascript/reports';

/** What the reports depend on, besides the library: the tests, and the shop that they test. */
const sources = ['python/pictures/programs/javascript/runner', 'python/samples/site/tea_shop'];

/** Returns a hash of what the reports depend on. */
export const hashOfReports = (): string =>
  hashFiles(
    root,
    sources.flatMap((folder) => filesBelow(path.join(root, folder)).map((file) => `${folder}/${file}`)),
  ).slice(0, 16);

/**
 * Replaces the reports: saves the data of each report and its attachments, with smaller traces, as `NAME.zip`. The code of the
 * report is in the library (`src/plugins/exhibits/writeTools.ts`).
 *
 * @param from folder with reports that the HTML reporter wrote; nothing happens if it does not exist
 * @throws {Error} if a report contains no data
 */
export async function saveReports(from: string): Promise<void> {
  if (!existsSync(from)) return;
  mkdirSync(reportsFolder, {recursive: true});
  for (const name of readdirSync(from)) {
    const report = path.join(from, name);
    const page = readFileSync(path.join(report, 'index.html'), 'utf8');
    const data = /<template id="playwrightReportBase64">data:application\/zip;base64,([^<]+)</.exec(page)?.[1];
    if (data === undefined) throw new Error(`${report}: the HTML report contains no data; read saveReports.ts`);
    const files: Zippable = {'report.zip': Buffer.from(data, 'base64')};
    for (const file of readdirSync(path.join(report, 'data'))) {
      const attachment = readFileSync(path.join(report, 'data', file));
      files[`data/${file}`] = file.endsWith('.zip') ? await shrinkTrace(attachment) : attachment;
    }
    writeFileSync(path.join(reportsFolder, `${name}.zip`), zipSync(files));
  }
  writeRecordings({...readRecordings(), [reportsKey]: hashOfReports()});
}
