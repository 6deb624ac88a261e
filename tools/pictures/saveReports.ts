import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {zipSync, type Zippable} from 'fflate';
import {hashFiles} from '../../src/content/buildInputs';
import {versions} from '../../src/content/versions';
import {filesBelow} from '../../src/utils/filesBelow';
import {root} from '../../src/utils/root';
import {readRecordings, writeRecordings, shrinkTrace} from '../recordings/recordings';

/** Folder of the reports that readers open: those of Playwright Test, and of pytest-html. */
export const reportsFolder = path.join(root, versions.next.folder, 'reports');

/** Key of a report in the list of recordings. */
export const keyOfReport = (name: string): string => `reports/${name}`;

/** Returns a hash of what a report depends on, besides the library: the tests, and the shop that they test. */
export function hashOfReport(name: string): string {
  const tests = name === 'pytest' ? 'python/tests' : 'javascript/runner';
  const folders = [`python/pictures/programs/${tests}`, 'python/samples/site/tea_shop'];
  return hashFiles(
    root,
    folders.flatMap((folder) =>
      filesBelow(path.join(root, folder))
        .filter((file) => !file.includes('__pycache__'))
        .map((file) => `${folder}/${file}`),
    ),
  ).slice(0, 16);
}

/**
 * Saves each report as `NAME.zip`. That of Playwright Test is its data and its attachments, with smaller traces, because its
 * code is in the library (`src/plugins/exhibits/writeTools.ts`). That of pytest-html is a page with a trace.
 *
 * @param from folder with a folder for each new report; nothing happens if it does not exist
 */
export async function saveReports(from: string): Promise<void> {
  if (!existsSync(from)) return;
  mkdirSync(reportsFolder, {recursive: true});
  for (const name of readdirSync(from)) {
    const report = path.join(from, name);
    const page = readFileSync(path.join(report, 'index.html'), 'utf8');
    const data = /<template id="playwrightReportBase64">data:application\/zip;base64,([^<]+)</.exec(page)?.[1];
    const files = await (data === undefined ? filesOfPage(page, report) : filesOfData(data, path.join(report, 'data')));
    writeFileSync(path.join(reportsFolder, `${name}.zip`), zipSync(files));
    writeRecordings({...readRecordings(), [keyOfReport(name)]: hashOfReport(name)});
  }
}

async function filesOfData(data: string, folder: string): Promise<Zippable> {
  const files: Zippable = {'report.zip': Buffer.from(data, 'base64')};
  for (const file of readdirSync(folder)) {
    const attachment = readFileSync(path.join(folder, file));
    files[`data/${file}`] = file.endsWith('.zip') ? await shrinkTrace(attachment) : attachment;
  }
  return files;
}

/**
 * Moves the script of the page to a file, and removes the handler of a hidden button, because the policy of the exhibits allows
 * only files. Gives the page a background, because that of the dialog can be dark.
 *
 * @throws {Error} if the page does not contain one script
 */
async function filesOfPage(page: string, folder: string): Promise<Zippable> {
  const [before, script, after, ...more] = page.split(/<script>([\s\S]*?)<\/script>/);
  if (script === undefined || more.length > 0)
    throw new Error('the report is neither of Playwright Test nor of pytest-html; read saveReports.ts');
  const trace = await shrinkTrace(readFileSync(path.join(folder, 'trace.zip')));
  const [scriptFile, traceFile] = [script, trace].map(
    (content) => `data/${createHash('sha256').update(content).digest('hex').slice(0, 8)}`,
  );
  const html = `${before}<script src="${scriptFile}.js"></script>${after}`
    .replaceAll(/test-results\/[\w-]+\/trace\.zip/g, `${traceFile}.zip`)
    .replace(' onclick="location.reload()"', '')
    .replace('<body', '<body style="background: white"');
  return {'report.html': Buffer.from(html), [`${scriptFile}.js`]: Buffer.from(script), [`${traceFile}.zip`]: trace};
}
