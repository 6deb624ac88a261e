#!/usr/bin/env tsx
// `npm test` installs what the tests need and runs all stages; `npm test -- unit e2e` runs the named ones, and
// `npm test -- root` those of an edition.
// A failed stage does not stop the next one, unless the next one needs it. In CI the failed tests of each stage are
// named again at the end. The last line counts the stages.
import {spawn, type SpawnOptions} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {editionNames, isEdition, sourceEdition} from '../src/data/editions';
import {specsOf} from '../tests/editions/specs';
import {versions} from '../src/content/versions';
import {failureLines} from './lib/failureLines';
import {findChromium, findHeadlessShell} from './lib/findChromium';
import {missingForEngine} from './lib/findEngines';
import {findJava} from './lib/findJava';
import {readEditionList} from './lib/readEditionList';
import {root} from './lib/root';
import {messageOf} from './lib/runTool';
import {pythonOf, setupPython} from './setup-python';

interface Result {
  name: string;
  ok: boolean;
  seconds: number;
  note: string;
  /** The whole output, if nobody watches. */
  output: string;
}

process.chdir(root);
const isWatched = process.stdout.isTTY;
let output = '';
const names = process.argv.slice(2);
const wantedEditions = names.filter(isEdition);
/** The stages of an edition other than the source edition. */
const editionStages = ['setup', 'host', 'sites', 'edition-samples'];

/** Runs a program, shows its output, and returns whether it succeeded. */
function run(program: string, args: string[], options: SpawnOptions = {}): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {stdio: isWatched ? 'inherit' : ['ignore', 'pipe', 'pipe'], ...options});
    for (const stream of ['stdout', 'stderr'] as const) {
      child[stream]?.setEncoding('utf8').on('data', (text: string) => {
        process[stream].write(text);
        output += text;
      });
    }
    child.on('error', reject);
    child.on('close', (status) => resolve(status === 0));
  });
}

// On Windows the tools are command files, which only a shell can start.
const tool = (name: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> =>
  run(path.join('node_modules/.bin', name), args, {
    shell: process.platform === 'win32',
    env: {...process.env, ...env},
  });

/** Installs both versions of the library; returns the Python of the next one. */
async function preparePython(): Promise<string> {
  await setupPython([versions.stable.library, versions.next.library]);
  return pythonOf(versions.next.library);
}

/** Tests of the Python tools. */
async function testPython(): Promise<boolean> {
  const python = await preparePython();
  // Disables these plugins by option, because the samples that the tests start need them.
  const without = ['playwright-asyncio', 'asyncio', 'cacheprovider'].flatMap((plugin) => ['-p', `no:${plugin}`]);
  return run(python, ['-m', 'pytest', '--quiet', ...without, 'python/tests']);
}

/**
 * The browser of the end-to-end tests: they take two thirds of the time that they need in a full Chromium, in which only the
 * tests of the host run.
 */
const findTestBrowser = async (): Promise<string> => findHeadlessShell(await findChromium());

/** Tests in Firefox and WebKit. Skips an engine that cannot be installed; in CI that is a failure. */
async function testBrowsers(): Promise<boolean> {
  const missing = (['firefox', 'webkit'] as const).map((name) => ({name, message: missingForEngine(name)}));
  for (const {message} of missing) if (message) console.log(`not tested in ${message}`);
  const projects = missing.filter(({message}) => !message).map(({name}) => `--project=${name}`);
  if (projects.length < missing.length && process.env.CI) return false;
  return projects.length === 0 || tool('playwright', ['test', '--config', 'tests/browsers', ...projects]);
}

/** Tests of the host with all editions, or with the named ones. */
async function testHost(): Promise<boolean> {
  if (process.env.SITE_BASE) {
    console.log('not tested, because SITE_BASE is the path of one edition');
    return true;
  }
  const CHROMIUM = await findChromium();
  const named = wantedEditions.filter((name) => name !== sourceEdition);
  const EDITIONS = (named.length > 0 ? [sourceEdition, ...named] : readEditionList(process.env)).join(',');
  return (
    (await tool('tsx', ['tools/build-all.mts'], {EDITIONS})) &&
    (await tool('vitest', ['run', 'tests/host'], {EDITIONS})) &&
    tool('playwright', ['test', '--config', 'tests/host'], {EDITIONS, CHROMIUM})
  );
}

/**
 * Editions whose samples are in another language than Python. Those of a group run at the same time: the projects of
 * JavaScript use all processors, and the compilers of Java and .NET one each.
 */
const otherEditions = [['root'], ['java', 'dotnet']] as const;
type OtherEdition = (typeof otherEditions)[number][number];

/**
 * Checks the samples of all other editions, or of the named ones, and runs the samples of several files. Running all
 * samples of an edition takes ten minutes, so that only `npm test -- root` and `npm test -- java` do it. Skips Java
 * without a JDK; in CI that is a failure.
 */
async function testEditionSamples(): Promise<boolean> {
  const isNamed = (name: OtherEdition): boolean => wantedEditions.includes(name);
  const isAnyNamed = otherEditions.flat().some(isNamed);
  let ok = true;
  for (const group of otherEditions) {
    const names = group.filter((name) => !isAnyNamed || isNamed(name));
    const results = await Promise.all(names.map((name) => checkSamplesOf(name, isNamed(name))));
    ok &&= results.every(Boolean);
  }
  return ok;
}

async function checkSamplesOf(name: OtherEdition, isNamed: boolean): Promise<boolean> {
  if (name === 'java' && !findJava()) {
    console.log('samples in Java were not compiled, because there is no JDK; install openjdk-17-jdk-headless');
    return !process.env.CI;
  }
  // Samples of .NET cannot be run here.
  const isRun = isNamed && name !== 'dotnet';
  return tool('tsx', ['tools/edition-samples.mts', name, '--check', isRun ? '--run' : '--projects']);
}

/**
 * Tests of the built sites of the other editions: content, sizes and behavior. Without names, runs only the specs that
 * depend on the edition.
 */
async function testSites(): Promise<boolean> {
  const CHROMIUM = await findTestBrowser();
  const candidates = wantedEditions.length > 0 ? wantedEditions : readEditionList(process.env);
  const editions = candidates.filter((name) => name !== sourceEdition);
  if (!(await tool('tsx', ['tools/build-all.mts'], {EDITIONS: [sourceEdition, ...editions].join(',')}))) return false;
  let ok = true;
  for (const EDITION of editions) {
    console.log(`--- ${EDITION}`);
    ok = (await tool('vitest', ['run', 'tests/content/site'], {EDITION})) && ok;
    ok = (await tool('tsx', ['tools/bench-size.mts'], {EDITION})) && ok;
    const specs = wantedEditions.length > 0 ? [] : specsOf(EDITION);
    ok = (await tool('playwright', ['test', ...specs], {EDITION, CHROMIUM})) && ok;
  }
  return ok;
}

const stages: Record<string, () => Promise<boolean>> = {
  setup: async () => (await preparePython()) !== '',
  check: () => tool('tsx', ['tools/check.mts']),
  unit: () => tool('vitest', ['run', 'tests/unit']),
  python: testPython,
  build: () => tool('tsx', ['tools/build.mts']),
  content: async () => {
    await preparePython();
    return tool('vitest', ['run', 'tests/content']);
  },
  size: () => tool('tsx', ['tools/bench-size.mts']),
  e2e: async () => tool('playwright', ['test'], {CHROMIUM: await findTestBrowser()}),
  browsers: testBrowsers,
  host: testHost,
  sites: testSites,
  samples: () => tool('tsx', ['tools/samples.mts']),
  'edition-samples': testEditionSamples,
  roll: () => tool('vitest', ['run', 'tests/roll']),
};
const needs: Record<string, string> = {content: 'build', size: 'build', e2e: 'build', browsers: 'build'};
// stylelint 17, cspell 9 and vitest 4 need a newer Node than the site.
const toolsNode = '20.19';
const needToolsNode = ['check', 'unit', 'content', 'host', 'sites', 'roll'];
const hasToolsNode = process.versions.node.localeCompare(toolsNode, 'en', {numeric: true}) >= 0;

const unknown = names.filter((name) => !(name in stages) && !isEdition(name));
if (unknown.length > 0) {
  console.error(
    `unknown stage: ${unknown.join(', ')}; the stages are ${Object.keys(stages).join(', ')}, and the editions ${editionNames.join(', ')}`,
  );
  process.exit(2);
}

const wanted = [
  ...names.filter((name) => name in stages),
  ...(wantedEditions.some((name) => name !== sourceEdition) ? editionStages : []),
];

/** Why a stage cannot run; undefined if it can. */
function obstacle(name: string, results: Result[]): string | undefined {
  const need = needs[name];
  const needed = results.find((result) => result.name === need);
  if (needed?.ok === false) return `${needed.name} failed`;
  if (need === 'build' && !needed && !existsSync('build/index.html'))
    return 'there is no build/, name the stage build, too';
  if (needToolsNode.includes(name) && !hasToolsNode)
    return `its tools need Node ${toolsNode} or newer, this is ${process.versions.node}`;
  return undefined;
}

const results: Result[] = [];
for (const [name, stage] of Object.entries(stages)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const reason = obstacle(name, results);
  if (reason !== undefined) {
    results.push({name, ok: false, seconds: 0, note: `not run: ${reason}`, output: ''});
    continue;
  }
  console.log(`\n=== ${name}`);
  const started = Date.now();
  output = '';
  let ok = false;
  let note = '';
  try {
    ok = await stage();
  } catch (error) {
    note = messageOf(error);
  }
  results.push({name, ok, seconds: Math.round((Date.now() - started) / 1000), note, output});
}

for (const {name, output: last} of results.filter((result) => !result.ok && result.output)) {
  console.log(`\n=== ${name} failed:`);
  console.log(failureLines(last).join('\n'));
}
console.log('');
for (const {name, ok, seconds, note} of results) {
  console.log(
    `${ok ? 'passed' : 'FAILED'} ${name.padEnd(12)} ${String(seconds).padStart(4)} s${note ? `  ${note}` : ''}`,
  );
}
const failed = results.filter(({ok}) => !ok).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
