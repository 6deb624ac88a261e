// Owns how each stage of the tests runs, and what it needs; for tools/test.mts.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {sourceEdition, type EditionName} from '../../src/data/editions';
import {versions} from '../../src/content/versions';
import {findChromium, findHeadlessShell} from '../system/findChromium';
import {missingForEngine} from '../system/findEngines';
import {missingDotnet} from '../system/findDotnet';
import {findJava} from '../system/findJava';
import {onPath} from '../system/systemPackages';
import {runProgram} from '../lib/runProgram';
import {readEditionList} from '../build/readEditionList';
import {pythonOf, setupPython} from '../system/python';
import {changedPages} from './changedPages';

/** `quick` and `rest` together are `whole`. */
export type Part = 'quick' | 'rest' | 'whole';

/** What a stage runs with. */
interface StageContext {
  part: Part;
  /** Files or folders of the stage, or pages of its samples; empty for all. */
  filters: string[];
  /** The editions that the command line names. */
  editions: EditionName[];
}

export interface Stage {
  /** Returns whether the stage passed. */
  run: (context: StageContext) => Promise<boolean>;
  /** What `npm test` without arguments runs of the stage. Default: nothing. */
  quick?: 'whole' | 'part';
  /** Whether it runs single files, folders or pages. */
  isFiltered?: true;
  /** Whether it tests an edition other than the source edition. */
  isOfEditions?: true;
  /** The site that it tests. */
  site?: Site;
  /** Whether its tools need a newer Node than the site. */
  needsToolsNode?: true;
}

/** A stage that builds a site, and a file of that site. */
interface Site {
  stage: 'build' | 'build-all';
  file: string;
}

/** Runs a program, shows its output, and returns whether it succeeded. */
const run = async (program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> =>
  (await runProgram(program, args, {env})).status === 0;

/** Runs a command of the installed packages. */
const tool = (name: string, args: string[], env?: NodeJS.ProcessEnv): Promise<boolean> =>
  run(path.join('node_modules/.bin', name), args, env);

/** Runs the Vitest tests of a folder, or its files whose path contains one of the filters. */
const vitest = (context: StageContext, folder: string, env?: NodeJS.ProcessEnv): Promise<boolean> =>
  tool('vitest', ['run', '--dir', folder, ...context.filters], env);

/** Installs both versions of the library; returns the Python of the next one. */
async function preparePython(): Promise<string> {
  await setupPython([versions.stable.numbers.python, versions.next.numbers.python]);
  return pythonOf(versions.next.numbers.python);
}

/** Tests of the Python tools. */
async function testPython(context: StageContext): Promise<boolean> {
  const python = await preparePython();
  // Disables these plugins by option, because the samples that the tests start need them.
  const without = ['playwright-asyncio', 'asyncio', 'cacheprovider'].flatMap((plugin) => ['-p', `no:${plugin}`]);
  const selected = context.filters.length > 0 ? ['-k', context.filters.join(' or ')] : [];
  return run(python, ['-m', 'pytest', '--quiet', ...without, ...selected, 'python/tests']);
}

async function testContent(context: StageContext): Promise<boolean> {
  await preparePython();
  return vitest(context, 'tests/content');
}

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

/** The editions besides the source edition that the command line or `EDITIONS` names. */
const listOtherEditions = ({editions}: StageContext): EditionName[] =>
  (editions.length > 0 ? editions : readEditionList(process.env)).filter((name) => name !== sourceEdition);

const editionList = (context: StageContext): string => [sourceEdition, ...listOtherEditions(context)].join(',');

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
 * Tests of the built sites of the other editions: content, sizes and behavior. Runs only the tests in the browser that
 * depend on the edition, but all of them for JavaScript if it is named.
 */
async function testSites(context: StageContext): Promise<boolean> {
  const CHROMIUM = await findTestBrowser();
  let ok = true;
  for (const EDITION of listOtherEditions(context)) {
    console.log(`--- ${EDITION}`);
    ok = (await tool('vitest', ['run', 'tests/content/site'], {EDITION})) && ok;
    ok = (await tool('tsx', ['tools/bench-size.mts'], {EDITION})) && ok;
    const isWhole = context.editions.length > 0 && EDITION === 'javascript';
    const part = isWhole ? undefined : 'edition';
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

function runQuickProject(name: EditionName): Promise<boolean> {
  const [page, project] = quickProjects[name];
  const command = name === sourceEdition ? ['tools/samples.mts'] : ['tools/edition-samples.mts', name];
  return tool('tsx', [...command, page, '--project', project]);
}

/** Checks and runs the samples in Python. Those that the quick part ran are not run again, because verdicts are kept. */
async function testSamples(context: StageContext): Promise<boolean> {
  if (context.part !== 'quick') return tool('tsx', ['tools/samples.mts', ...context.filters]);
  const pages = [...new Set([...quickSamples, ...changedPages()])];
  console.log(`samples of ${pages.join(', ')}, and a project of ${quickProjects.python[0]}`);
  const ok = await tool('tsx', ['tools/samples.mts', ...pages]);
  return (await runQuickProject('python')) && ok;
}

/**
 * Editions whose samples are in another language than Python. Those of a group run at the same time: the projects of
 * JavaScript use all processors, and the compilers of Java and .NET one each.
 */
const otherEditions = [['javascript'], ['java', 'dotnet']] as const;
type OtherEdition = (typeof otherEditions)[number][number];

/**
 * Checks the samples of all other editions, or of the named ones, and runs the samples of several files; the quick part
 * only runs one of these for each edition. Running all samples of an edition takes minutes, so that only
 * `npm test -- javascript`, `npm test -- java` and `npm test -- dotnet` do it. Skips a language without its compiler; in CI
 * that is a failure.
 */
async function testEditionSamples(context: StageContext): Promise<boolean> {
  if (context.part === 'quick') return runQuickProjects();
  const isNamed = (name: OtherEdition): boolean => context.editions.includes(name);
  const isAnyNamed = otherEditions.flat().some(isNamed);
  let ok = true;
  for (const group of otherEditions) {
    const names = group.filter((name) => !isAnyNamed || isNamed(name));
    const results = await Promise.all(names.map((name) => checkEditionSamples(context, name, isNamed(name))));
    ok &&= results.every(Boolean);
  }
  return ok;
}

/** Runs a project of each other edition whose tools are installed. It installs none, because that takes too long. */
async function runQuickProjects(): Promise<boolean> {
  const hasMaven = onPath('javac') !== null && onPath('mvn') !== null;
  const missing: Partial<Record<OtherEdition, string>> = {
    java: hasMaven ? undefined : 'there is no JDK, or no Maven',
    dotnet: missingDotnet(),
  };
  for (const [name, message] of Object.entries(missing))
    if (message !== undefined) console.log(`no project of ${name} was run, because ${message}`);
  const names = otherEditions.flat().filter((name) => missing[name] === undefined);
  return (await Promise.all(names.map(runQuickProject))).every(Boolean);
}

/** Returns why the samples of an edition cannot be compiled, with the remedy; undefined if they can. */
function missingCompiler(name: OtherEdition): string | undefined {
  if (name === 'java') return findJava() ? undefined : 'there is no JDK; install openjdk-17-jdk-headless';
  return name === 'dotnet' ? missingDotnet() : undefined;
}

async function checkEditionSamples(context: StageContext, name: OtherEdition, isNamed: boolean): Promise<boolean> {
  const missing = missingCompiler(name);
  if (missing !== undefined) {
    console.log(`the samples of ${name} were not compiled, because ${missing}`);
    return !process.env.CI;
  }
  const mode = isNamed ? '--run' : '--projects';
  return tool('tsx', ['tools/edition-samples.mts', name, ...context.filters, '--check', mode]);
}

const oneEdition: Site = {stage: 'build', file: 'build/index.html'};
const allEditions: Site = {stage: 'build-all', file: 'dist/404.html'};

/** All stages, in the order in which they run. */
const stageTable = {
  setup: {run: async () => (await preparePython()) !== '', quick: 'whole', isOfEditions: true},
  check: {run: () => tool('tsx', ['tools/check.mts']), quick: 'whole', needsToolsNode: true},
  unit: {run: (context) => vitest(context, 'tests/unit'), quick: 'whole', isFiltered: true, needsToolsNode: true},
  python: {run: testPython, quick: 'whole', isFiltered: true},
  build: {run: () => tool('tsx', ['tools/build.mts']), quick: 'whole'},
  content: {run: testContent, quick: 'whole', isFiltered: true, site: oneEdition, needsToolsNode: true},
  size: {run: () => tool('tsx', ['tools/bench-size.mts']), site: oneEdition},
  e2e: {run: testPages, quick: 'part', isFiltered: true, site: oneEdition},
  browsers: {run: testBrowsers, isFiltered: true, site: oneEdition},
  'build-all': {run: buildAll, isOfEditions: true},
  host: {run: testHost, isFiltered: true, isOfEditions: true, site: allEditions, needsToolsNode: true},
  sites: {run: testSites, isOfEditions: true, site: allEditions, needsToolsNode: true},
  samples: {run: testSamples, quick: 'part', isFiltered: true},
  'edition-samples': {run: testEditionSamples, quick: 'part', isFiltered: true, isOfEditions: true},
  builds: {run: (context) => vitest(context, 'tests/builds'), isFiltered: true, needsToolsNode: true},
} satisfies Record<string, Stage>;

export type StageName = keyof typeof stageTable;
export const stages: Record<StageName, Stage> = stageTable;

// stylelint 17, cspell 9 and vitest 4 need a newer Node than the site.
const toolsNode = '20.19';
const hasToolsNode = process.versions.node.localeCompare(toolsNode, 'en', {numeric: true}) >= 0;

/**
 * Returns why a stage cannot run; undefined if it can.
 *
 * @param passed which stages of this run passed, and which failed
 */
export function obstacle(name: StageName, passed: ReadonlyMap<StageName, boolean>): string | undefined {
  const {site, needsToolsNode} = stages[name];
  if (site && passed.get(site.stage) === false) return `${site.stage} failed`;
  if (site && !existsSync(site.file)) return `there is no ${site.file}; name the stage ${site.stage}, too`;
  if (needsToolsNode && !hasToolsNode)
    return `its tools need Node ${toolsNode} or newer, this is ${process.versions.node}`;
  return undefined;
}
