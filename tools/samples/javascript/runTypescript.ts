import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters as plainText} from 'node:util';
import {filesBeside, isCaught, sampleChain, sampleName} from '../chains';
import {type FixtureSite, api, app, startUrl} from '../startFixtureSite';
import {installPackages} from '../projects/projectModules';
import type {ShownSample} from '../readShownPage';
import type {Runner} from '../runner';
import {nestBodies, splitImports} from './typescriptSource';
import {root} from '../../../src/utils/root';

/** Runs samples, each in a test of `@playwright/test`. */
export const runTypescript: Runner['run'] = (release, samples, wanted, site) => {
  const folder = path.join(root, '.cache/samples', `run-${release}`);
  const tests = writeTests(folder, samples, wanted, site);
  if (tests.size === 0) return new Map();
  installPackages(folder, release);
  const report = path.join(folder, 'report.json');
  rmSync(report, {force: true});
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'test', '--config', 'playwright.config.ts'], {
    cwd: folder,
    env: {...process.env, ...site.environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report},
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return readReport(folder, report, tests);
};

/** Writes a test for each sample. Returns the samples by the file of their test. */
function writeTests(
  folder: string,
  samples: ShownSample[],
  wanted: ShownSample[],
  site: FixtureSite,
): Map<string, ShownSample> {
  const tests = new Map<string, ShownSample>();
  for (const part of ['tests', 'work']) rmSync(path.join(folder, part), {recursive: true, force: true});
  for (const sample of wanted) {
    const chain = sampleChain(sample, samples);
    const own = path.join('tests', sampleName(sample));
    const work = path.join(folder, 'work', sampleName(sample));
    const write = (name: string, text: string): void => {
      const file = path.join(folder, own, name);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, text);
    };
    for (const [name, text] of filesBeside(sample, samples)) write(name, text);
    const isNamed = /\.[cm]?ts$/.test(sample.options.title ?? '');
    const name = sample.kind === 'test' && isNamed ? sample.options.title! : 'sample.spec.ts';
    const start = workCode(site.files, work);
    if (sample.kind === 'test') write(name, `${start}${sample.text}`);
    else if (sample.kind === 'program') {
      write('program.mts', sample.text);
      write(name, start + programTest(path.join(folder, own, 'program.mts')));
    } else write(name, start + fragmentTest(chain, startUrl(chain[0]!)) + ownWorker(chain));
    tests.set(path.join(own, name), sample);
  }
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'playwright.config.ts'), configFor([...tests.keys()]));
  return tests;
}

/** Returns a configuration, in CI with a retry, because a sample can also fail when the machine is slow for a moment. */
const configFor = (files: string[]): string => `export default {
  testDir: '.',
  testMatch: ${JSON.stringify(files.map((file) => `**/${file.split(path.sep).join('/')}`))},
  workers: 2,
  fullyParallel: true,
  timeout: 15_000,
  globalTimeout: 1_500_000,
  retries: process.env.CI ? 1 : 0,
  reporter: 'json',
  use: {actionTimeout: 5_000, baseURL: '${app}'},
};
`;

/** Code that runs a test in a folder with the files that samples read. */
const workCode = (files: string, work: string): string => `import sampleFs from 'node:fs';
sampleFs.cpSync(${JSON.stringify(files)}, ${JSON.stringify(work)}, {recursive: true});
process.chdir(${JSON.stringify(work)});
`;

/**
 * Code that gives a sample a worker of its own if it changes the selectors, because these changes last as long as the
 * worker. Workers are shared by tests with the same options only.
 */
function ownWorker(chain: ShownSample[]): string {
  if (!chain.some(({text}) => /\bselectors\.\w+\(/.test(text))) return '';
  return `test.use({ launchOptions: { args: ['--sample=${sampleName(chain.at(-1)!)}'] } });\n`;
}

function fragmentTest(chain: ShownSample[], url: string): string {
  const {imports, bodies: written} = splitImports(chain);
  const bodies = written.map((body, index) => (isCaught(chain, index) ? `try {\n${body}\n} catch {}` : body));
  const {raises} = chain.at(-1)!.options;
  const body = nestBodies(bodies);
  const shown = raises === undefined ? body : expectError(body, raises);
  const used = imports.map(withoutRunner).filter(Boolean);
  const request = used.some((line) => /\brequest\b/.test(line))
    ? ''
    : `const request = await playwright.request.newContext({baseURL: ${JSON.stringify(api)}});`;
  return `import { stripVTControlCharacters } from 'node:util';
import { test, expect } from '@playwright/test';
${used.join('\n')}
// Only tests have a base URL.
test.use({ baseURL: '' });
test('sample', async ({ playwright, browser, context, page }) => {
  await page.goto(${JSON.stringify(url)});
  ${request}
  {
${shown}
  }
});
`;
}

/** Removes the names that the test of a fragment imports itself. Returns an empty string if no name remains. */
function withoutRunner(line: string): string {
  const names = /^import \{ (.*) \} from '@playwright\/test';$/.exec(line)?.[1];
  if (names === undefined) return line;
  const others = names.split(', ').filter((name) => name !== 'test' && name !== 'expect');
  return others.length > 0 ? `import { ${others.join(', ')} } from '@playwright/test';` : '';
}

/** Messages of assertions have colors, which would not match. */
const expectError = (body: string, raises: string): string => `const run = async () => {\n${body}\n};
const message = await run().then(() => '', (error) => stripVTControlCharacters(String(error)));
expect(message).toMatch(${messagePattern(raises)});`;

/** Returns a pattern for a message. The library for JavaScript writes the names of methods with other capitals. */
const messagePattern = (message: string): string => `/${message.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}/i`;

/** Runs a program with its browsers as a group of processes, so that all of them end. */
const programTest = (file: string): string => `import { spawn } from 'node:child_process';
import { test } from '@playwright/test';
test('sample', async () => {
  const loader = ${JSON.stringify(path.join(root, 'node_modules/tsx/dist/loader.mjs'))};
  const program = spawn(process.execPath, ['--import', loader, ${JSON.stringify(file)}], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  program.stderr.on('data', (text) => (errors += text));
  const end = () => {
    try {
      process.kill(-program.pid!, 'SIGKILL');
    } catch {
      // The group has ended.
    }
  };
  const timer = setTimeout(end, 12_000);
  const status = await new Promise((resolve) => program.on('exit', resolve));
  clearTimeout(timer);
  end();
  if (status !== 0) throw new Error(errors || 'the program did not end within 12 seconds');
});
`;

interface Suite {
  file: string;
  specs: {ok: boolean; tests: {results: TestResult[]}[]}[];
  suites?: Suite[];
}

interface Report {
  suites: Suite[];
  errors: {message: string; location?: {file: string}}[];
}

interface TestResult {
  status: string;
  error?: {message: string};
}

function readReport(
  folder: string,
  file: string,
  tests: Map<string, ShownSample>,
): Map<ShownSample, string | undefined> {
  if (!existsSync(file)) throw new Error('the runner of the samples wrote no report; its output is above');
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const specsOf = ({specs, suites = []}: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];
  const specs = new Map<string, Suite['specs']>();
  for (const suite of report.suites) specs.set(suite.file, [...(specs.get(suite.file) ?? []), ...specsOf(suite)]);
  const unread = new Map(
    report.errors.map(({message, location}) => [path.relative(folder, location?.file ?? ''), message]),
  );
  return new Map(
    [...tests].map(([name, sample]) => [
      sample,
      unread.get(name) ?? findError(specs.get(name.split(path.sep).join('/')) ?? [], sample),
    ]),
  );
}

function findError(specs: Suite['specs'], {kind, options}: ShownSample): string | undefined {
  if (specs.length === 0) return 'the test did not run';
  const wrong = specs.filter(({ok}) => !ok);
  const errors = wrong.flatMap(({tests}) => tests.flatMap(({results}) => results.flatMap(({error}) => error ?? [])));
  if (kind !== 'fragment' && options.raises !== undefined)
    return errors.some(({message}) => plainText(message).toLowerCase().includes(options.raises!.toLowerCase()))
      ? undefined
      : `no ${kind} fails with "${options.raises}"`;
  return wrong.length === 0 ? undefined : (errors[0]?.message ?? 'the test did not run');
}
