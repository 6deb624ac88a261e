import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fetchNpmPackage} from '../facts/fetchSources';
import type {Programs} from '../setup-python';
import {chainOf, nestBodies, splitImports} from './chains';
import {hostSite, type HostedSite} from './hostSite';
import {packages} from './checkTypescript';
import type {Translation} from './translatePages';

/** The result of a run: the error, or nothing. */
export interface RunResult {
  translation: Translation;
  error?: string;
}

const app = 'https://app.example.com';
const api = 'https://api.example.com';
const setups = {todo: `${app}/todo`, login: `${app}/login`};

/**
 * Runs translated fragments in Chromium on the fixture site of the samples, each as a test of `@playwright/test`.
 *
 * @param translations the translations of whole pages; samples that cannot run are skipped
 */
export async function runTranslations(
  root: string,
  version: string,
  translations: Translation[],
  programs: Programs,
): Promise<RunResult[]> {
  const site = await hostSite(root, version, programs);
  try {
    const folder = path.join(root, '.cache/translations', `run-${version}`);
    const tests = writeTests(folder, translations, site);
    installPackages(root, folder, version);
    const report = path.join(folder, 'report.json');
    spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'test', '--config', 'playwright.config.ts'], {
      cwd: folder,
      env: {...process.env, ...site.environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report},
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return readReport(report, tests);
  } finally {
    site.close();
  }
}

function installPackages(root: string, folder: string, version: string): void {
  for (const name of packages) {
    const target = path.join(folder, 'node_modules', name);
    if (!existsSync(target)) cpSync(fetchNpmPackage(root, name, version), target, {recursive: true});
  }
}

/** Writes a test for each fragment that can run. */
function writeTests(folder: string, translations: Translation[], site: HostedSite): Map<string, Translation> {
  const tests = new Map<string, Translation>();
  rmSync(path.join(folder, 'tests'), {recursive: true, force: true});
  mkdirSync(path.join(folder, 'tests'), {recursive: true});
  writeFileSync(path.join(folder, 'playwright.config.ts'), config);
  for (const translation of translations) {
    const chain = chainOf(translation, translations);
    if (!chain.every(isRunnable)) continue;
    const name = `${translation.page.replace(/[/.]/g, '-')}-${translation.line}`;
    writeFileSync(path.join(folder, 'tests', `${name}.spec.ts`), toTest(chain, startUrl(chain[0]!, site), site.files));
    tests.set(name, translation);
  }
  return tests;
}

const isRunnable = ({text, sample}: Translation): boolean =>
  text !== undefined && sample.kind === 'fragment' && !sample.meta.noRun && !sample.meta.typeError;

const config = `export default {
  testDir: 'tests',
  workers: 2,
  fullyParallel: true,
  timeout: 30_000,
  reporter: 'json',
  use: {actionTimeout: 10_000},
};
`;

function toTest(chain: Translation[], url: string, files: string): string {
  const {imports, bodies} = splitImports(chain);
  const raises = chain.at(-1)!.sample.meta.raises;
  const body = nestBodies(bodies);
  const shown =
    raises === undefined ? body : `await expect(async () => {\n${body}\n}).rejects.toThrow(${JSON.stringify(raises)});`;
  const used = imports.filter((line) => !/ from '@playwright\/test'/.test(line));
  return `import { test, expect } from '@playwright/test';
import sampleFs from 'node:fs';
${used.join('\n')}
test('sample', async ({ playwright, browser, context, page }, sampleInfo) => {
  sampleFs.cpSync(${JSON.stringify(files)}, sampleInfo.outputPath('work'), {recursive: true});
  process.chdir(sampleInfo.outputPath('work'));
  await page.goto(${JSON.stringify(url)});
  const request = await playwright.request.newContext({baseURL: ${JSON.stringify(api)}});
  {
${shown}
  }
});
`;
}

function startUrl({sample}: Translation, {documents}: HostedSite): string {
  if (sample.meta.setup) return setups[sample.meta.setup];
  if (sample.html === undefined) return 'https://example.com/';
  const name = createHash('sha256').update(sample.html).digest('hex').slice(0, 12);
  writeFileSync(path.join(documents, `${name}.html`), sample.html);
  return `${app}/prepared/${name}`;
}

interface Report {
  suites: {title: string; specs: {ok: boolean; tests: {results: TestResult[]}[]}[]}[];
  errors: {message: string; location?: {file: string}}[];
}

interface TestResult {
  status: string;
  error?: {message: string};
}

function readReport(file: string, tests: Map<string, Translation>): RunResult[] {
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const nameOf = (test: string): string => path.basename(test, '.spec.ts');
  const results = new Map(
    report.suites.map(({title, specs}) => [
      nameOf(title),
      specs.flatMap((spec) => spec.tests).flatMap((each) => each.results),
    ]),
  );
  const unread = new Map(report.errors.map(({message, location}) => [nameOf(location?.file ?? ''), message]));
  return [...tests].map(([name, translation]) => {
    const error = unread.get(name) ?? errorOf(results.get(name) ?? []);
    return {translation, ...(error === undefined ? {} : {error})};
  });
}

/** Returns the error of a test; a test that did not run has one, too. */
function errorOf(results: TestResult[]): string | undefined {
  if (results.length > 0 && results.every(({status}) => status === 'passed')) return undefined;
  return results.find(({error}) => error)?.error?.message ?? 'the test did not run';
}
