import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {reportPage} from './exhibitPaths';

const packageFolder = path.dirname(require.resolve('playwright-core/package.json'));
const reportFiles = path.join(packageFolder, 'lib/vite/htmlReport');

export const viewerFiles = path.join(packageFolder, 'lib/vite/traceViewer');

/** Files of UI mode and its terminal, which the viewer does not load. */
const isUiModeFile = (file: string): boolean => /^(?:uiMode|xterm)/.test(path.basename(file));

/**
 * Writes the trace viewer, the reports, and their license.
 *
 * @param folders folders with reports, which need not exist: `NAME.zip` contains `report.zip`, the data of a report of
 *   Playwright Test, or `report.html`, another report, and `data/`, its files
 * @param target is removed first
 */
export function writeTools(folders: string[], target: string): void {
  rmSync(target, {recursive: true, force: true});
  mkdirSync(target, {recursive: true});
  for (const name of ['LICENSE', 'NOTICE', 'ThirdPartyNotices.txt'])
    cpSync(path.join(packageFolder, name), path.join(target, name));
  cpSync(viewerFiles, path.join(target, 'trace'), {recursive: true, filter: (file) => !isUiModeFile(file)});
  const reports = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)));
  if (reports.length === 0) return;
  for (const name of ['report.js', 'report.css']) cpSync(path.join(reportFiles, name), path.join(target, name));
  for (const report of reports) {
    const {'report.zip': data, 'report.html': other, ...attachments} = unzipSync(readFileSync(report));
    if (!data && !other) throw new Error(`${report}: contains no report; record it with \`npm run pictures\``);
    writeFileSync(path.join(target, reportPage(report)), other ?? writeReport(data!));
    mkdirSync(path.join(target, 'data'), {recursive: true});
    for (const [name, bytes] of Object.entries(attachments)) writeFileSync(path.join(target, name), bytes);
  }
}

/** Appends the data of a report to its page, as Playwright Test does. The report looks for the trace viewer in `trace/`. */
function writeReport(data: Uint8Array): string {
  const url = `data:application/zip;base64,${Buffer.from(data).toString('base64')}`;
  const page = readFileSync(path.join(reportFiles, 'index.html'), 'utf8');
  return `${page}\n<template id="playwrightReportBase64">${url}</template>`;
}

export const readViewerPage = (): string => readFileSync(path.join(viewerFiles, 'index.html'), 'utf8');
