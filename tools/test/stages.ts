// How each stage of the tests runs, and what it needs; for tools/test.mts.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {editionNames, sourceEdition, type EditionName} from '../../src/data/editions';
import {versions} from '../../src/content/versions';
import {root} from '../../src/utils/root';
import {findChromium, findHeadlessShell} from '../system/findChromium';
import {missingForEngine} from '../system/findEngines';
import {missingCompiler} from '../system/findCompilers';
import {fileIn, findPage} from '../pages/findPage';
import {runProgram} from '../lib/runProgram';
import {pythonOf, setupPython} from '../system/python';
import {changedPages} from './changedPages';
import {readEditionName} from '../../editions/readSettings';
import {findLastBuild} from '../build/buildFolders';

/** `quick` and `rest` together are `whole`. */
export type Part = 'quick' | 'rest' | 'whole';

interface StageContext {
  part: Part;
  /** Files or folders of the stage, or pages of its samples; empty for all. */
  filters: string[];
  /** The editions that `EDITIONS` names; empty for all. */
  editions: EditionName[];
}

export interface Stage {
  /** Returns whether the stage passed. */
  run: (context: StageContext) => Promise<boolean>;
  /** What `npm test` without arguments runs of the stage. Default: nothing. */
  quick?: 'whole' | 'part';
  /** Whether it runs single files, folders or pages. */
  isFiltered?: true;
  /** Whether `npm test` runs it for the editions that `EDITIONS` names. */
  isOfEditions?: true;
  /** The site that it tests. */
  site?: TestedSite;
}

/** A site that another stage builds. */
interface TestedSite {
  stage: 'build' | 'build-all';
  isBuilt: () => boolean;
}

/** Runs a program, shows its output, and returns whether it succeeded. */
const run = async (program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> =>
  (await runProgram(program, args, {env})).status === 0;

const tool = (name: string, args: string[], env?: NodeJS.ProcessEnv): Promise<boolean> =>
  run(path.join('node_modules/.bin', name), args, env);

/** Runs the Vitest tests of a folder, or its files whose path contains one of the filters. */
const vitest = (context: StageContext, folder: string, env?: NodeJS.ProcessEnv): Promise<boolean> =>
  tool('vitest', ['run', '--dir', folder, ...context.filters], env);

/** Installs both releases of the library. As a stage, it fails only with an error. */
async function preparePython(): Promise<true> {
  await setupPython([versions.stable.releases.python, versions.next.releases.python]);
  return true;
}

async function testPython(context: StageContext): Promise<boolean> {
  await preparePython();
  // Disables these plugins by option, because the samples that the tests start need them.
  const without = ['playwright-asyncio', 'asyncio', 'cacheprovider'].flatMap((plugin) => ['-p', `no:${plugin}`]);
  const selected = context.filters.length > 0 ? ['-k', context.filters.join(' or ')] : [];
  const args = ['-m', 'pytest', '--quiet', ...without, ...selected, 'python/tests'];
  return run(pythonOf(versions.next.releases.python), args);
}

const testContent = async (context: StageContext): Promise<boolean> =>
  (await preparePython()) && vitest(context, 'tests/content');

/** A headless shell needs two thirds of the time of a full Chromium, in which only the tests of the host run. */
const findTestBrowser = async (): Promise<string> => findHeadlessShell(await findChromium());

async function testPages(context: StageContext): Promise<boolean> {
  return tool('playwright', ['test', ...context.filters], {
    CHROMIUM: await findTestBrowser(),
    E2E_PART: context.part,
  });
}

/** Tests in Firefox and WebKit. Skips an engine that cannot be installed; in CI that is a failure. */
async function testBrowsers(context: StageContext): Promise<boolean> {
  const missing = (['firefox', 'webkit'] as const).map((name) => ({name, message: missingForEngine(name)}));
  for (const {message} of missing) if (message) console.log(`not tested in ${message}`);
  const projects = missing.filter(({message}) => !message).map(({name}) => `--project=${name}`);
  if (projects.length < missing.length && process.env.CI) return false;
  if (projects.length === 0) return true;
  return tool('playwright', ['test', '--config', 'tests/browsers', ...projects, ...context.filters]);
}

/** The editions that `EDITIONS` names, or else all besides the source edition, which has stages of its own. */
const testedEditions = ({editions}: StageContext): EditionName[] =>
  editions.length > 0 ? editions : editionNames.filter((name) => name !== sourceEdition);

const editionList = (context: StageContext): string =>
  [...new Set([sourceEdition, ...testedEditions(context)])].join(',');

const buildAll = (context: StageContext): Promise<boolean> =>
  tool('tsx', ['tools/build-all.mts'], {EDITIONS: editionList(context)});

/** Tests of the host with all editions, or with the named ones. */
async function testHost(context: StageContext): Promise<boolean> {
  if (process.env.SITE_BASE) {
    console.log('not tested, because SITE_BASE is the path of one edition');
    return true;
  }
  const env = {EDITIONS: editionList(context), CHROMIUM: await findChromium()};
  return (await vitest(context, 'tests/host', env)) && tool('playwright', ['test', '--config', 'tests/host'], env);
}

/**
 * Tests of built sites: content, sizes and behavior. Outside the source edition, it runs only the tests in the browser that
 * depend on the edition.
 */
async function testSites(context: StageContext): Promise<boolean> {
  const CHROMIUM = await findTestBrowser();
  let ok = true;
  for (const EDITION of testedEditions(context)) {
    console.log(`--- ${EDITION}`);
    ok = (await tool('vitest', ['run', 'tests/content/site'], {EDITION})) && ok;
    ok = (await tool('tsx', ['tools/bench-size.mts'], {EDITION})) && ok;
    const part = EDITION === sourceEdition ? 'whole' : 'edition';
    ok = (await tool('playwright', ['test'], {EDITION, CHROMIUM, E2E_PART: part})) && ok;
  }
  return ok;
}

/** Pages whose samples the quick part runs in any case: a library script, pytest tests, and a class. */
const quickSamples = ['intro', 'dialogs', 'api/class-dialog'];

/** The sample of several files that the quick part runs in each edition: a test that starts an app. The fastest ones. */
const quickProjects: Record<EditionName, [page: string, project: string]> = {
  python: ['start-your-app', 'flask'],
  javascript: ['test-webserver', 'one-server'],
  java: ['start-your-app', 'server'],
  dotnet: ['start-your-app', 'nunit'],
};

/**
 * Editions whose samples are tested at the same time: those of Python and the projects of JavaScript use all processors, and
 * the compilers of Java and .NET one each.
 */
const sampleGroups: EditionName[][] = [['python'], ['javascript'], ['java', 'dotnet']];

const runSamples = (EDITION: EditionName, words: string[]): Promise<boolean> =>
  tool('tsx', ['tools/samples.mts', ...words], {EDITION});

/**
 * Runs the samples of the named pages in all editions that have them, or all samples. Because that takes minutes in the other
 * editions, they only compile their samples and run the projects, unless `EDITIONS` names them. Skips a language without its
 * compiler; in CI that is a failure.
 *
 * @throws {UsageError} if there is no such page
 */
async function testSamples({part, filters, editions}: StageContext): Promise<boolean> {
  if (part === 'quick') return testFewSamples();
  await preparePython();
  // Not at the top, because wrong settings of the site would stop the other stages.
  const {allEditions} = await import('../../editions');
  const results: boolean[] = [];
  for (const group of sampleGroups) {
    const names = group.filter((name) => editions.length === 0 || editions.includes(name));
    const runs = names.flatMap((name) => {
      const pages = filters.filter((page) => fileIn(root, findPage(root, page), allEditions[name]) !== undefined);
      if (pages.length === 0 && filters.length > 0) return [];
      if (!canCompile(name)) return Promise.resolve(!process.env.CI);
      const isWhole = name === sourceEdition || pages.length > 0 || editions.length > 0;
      return runSamples(name, isWhole ? pages : ['--compile']);
    });
    results.push(...(await Promise.all(runs)));
  }
  if (results.length === 0) console.log('none of the editions has these pages');
  return results.length > 0 && results.every(Boolean);
}

/**
 * Runs the samples of a few pages in Python, and a project of each edition whose tools are installed. Verdicts are kept, so
 * that the other part does not run these samples again.
 */
async function testFewSamples(): Promise<boolean> {
  const pages = [...new Set([...quickSamples, ...changedPages()])];
  console.log(`samples of ${pages.join(', ')}, and a project of each edition`);
  const ok = await runSamples(sourceEdition, pages);
  const names = editionNames.filter((name) => canCompile(name, {mayInstall: false}));
  const runs = names.map((name) => runSamples(name, [quickProjects[name][0], '--project', quickProjects[name][1]]));
  return (await Promise.all(runs)).every(Boolean) && ok;
}

/** Returns whether the samples of an edition can be compiled, or else prints the remedy. */
function canCompile(name: EditionName, options?: {mayInstall: boolean}): boolean {
  const reason = missingCompiler(name, options);
  if (reason !== undefined) console.log(`the samples of ${name} were not compiled, because ${reason}`);
  return reason === undefined;
}

const singleSite: TestedSite = {
  stage: 'build',
  isBuilt: () => findLastBuild(root, readEditionName(process.env)) !== undefined,
};
const joinedSite: TestedSite = {stage: 'build-all', isBuilt: () => existsSync('dist/404.html')};

/** All stages, in the order in which they run. */
const stageTable = {
  setup: {run: preparePython, quick: 'whole', isOfEditions: true},
  check: {run: () => tool('tsx', ['tools/check.mts']), quick: 'whole'},
  unit: {run: (context) => vitest(context, 'tests/unit'), quick: 'whole', isFiltered: true},
  python: {run: testPython, quick: 'whole', isFiltered: true},
  build: {run: () => tool('tsx', ['tools/build.mts']), quick: 'whole'},
  content: {run: testContent, quick: 'whole', isFiltered: true, site: singleSite},
  size: {run: () => tool('tsx', ['tools/bench-size.mts']), site: singleSite},
  e2e: {run: testPages, quick: 'part', isFiltered: true, site: singleSite},
  browsers: {run: testBrowsers, isFiltered: true, site: singleSite},
  'build-all': {run: buildAll, isOfEditions: true},
  host: {run: testHost, isFiltered: true, isOfEditions: true, site: joinedSite},
  sites: {run: testSites, isOfEditions: true, site: joinedSite},
  samples: {run: testSamples, quick: 'part', isFiltered: true, isOfEditions: true},
  builds: {run: (context) => vitest(context, 'tests/builds'), isFiltered: true},
} satisfies Record<string, Stage>;

export type StageName = keyof typeof stageTable;
export const stages: Record<StageName, Stage> = stageTable;

/**
 * Returns why a stage cannot run; undefined if it can.
 *
 * @param passed which stages of this run passed, and which failed
 */
export function obstacle(name: StageName, passed: ReadonlyMap<StageName, boolean>): string | undefined {
  const {site} = stages[name];
  if (site && passed.get(site.stage) === false) return `${site.stage} failed`;
  if (site && !site.isBuilt()) return `there is no finished build; name the stage ${site.stage}, too`;
  return undefined;
}
