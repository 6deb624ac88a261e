import {edition, source} from '../../editions';
import {listPages} from '../../src/content/listPages';
import {distinctVersions, findVersion, versions, type DocumentedVersion} from '../../src/content/versions';
import type {EditionName} from '../../src/data/editions';
import {groupBy} from '../../src/utils/groupBy';
import {root} from '../../src/utils/root';
import {findFile} from '../pages/findPage';
import {UsageError} from '../lib/UsageError';
import {setupPython, type Programs} from '../system/python';
import {followSteps} from './dotnet/steps/followSteps';
import {checkProjects} from './projects/checkProjects';
import {reportProjectRuns, reportRuns, type SampleResult} from './reportSamples';
import {runOnSite} from './projects/runOnSite';
import {type ProjectResult, projectText} from './projects/runProjects';
import {readPythonSamples} from './python/pythonSamples';
import {listShownPages, type ShownProject} from './readShownPage';
import {readTranslatedSamples, takeNew} from './translatedSamples';
import {reportProblems, type PageProblem} from './problems';

/** The options of the command, see `tools/samples.mts`. */
export interface Options {
  compile: boolean;
  'no-cache': boolean;
  /** Name of the only project to run. */
  project?: string;
  steps: boolean;
}

/** What the versions of the pages share. */
export interface RunContext {
  options: Options;
  programs: Programs;
  /** Texts of the samples and projects of newer versions, which do not run again. */
  known: Set<string>;
  /** Errors of compilers. */
  problems: PageProblem[];
}

/** The samples of the pages of a version. */
export interface VersionSamples {
  /** Checks and runs the samples of one file. */
  checkAndRun: (context: RunContext) => Promise<SampleResult[]>;
  projects: ShownProject[];
}

/** The editions that have an option. */
const editionsWith: [keyof Options, EditionName[]][] = [
  ['compile', ['javascript', 'java', 'dotnet']],
  ['no-cache', ['python']],
  ['steps', ['dotnet']],
];

/**
 * Percentage of all samples that must run to their end if no page is named. The others need a missing browser, device or
 * service. In the source edition, none may fail.
 */
const leastShare: Record<EditionName, number> = {python: 85, javascript: 85, java: 70, dotnet: 95};

/**
 * Checks and runs the samples of pages in the edition of the setting `EDITION`, and prints the result.
 *
 * @param names pages; empty for all
 * @returns the exit code: 1 if a sample, a project or a step fails
 * @throws {UsageError} if the edition does not have a page, a project or an option
 */
export async function checkSamples(names: string[], options: Options): Promise<number> {
  checkOptions(names, options);
  const started = performance.now();
  const {name} = edition;
  const pages = pagesByVersion(names);
  const needed = edition === source ? [...pages.keys()] : [versions.next];
  const programs = await setupPython(needed.map(({releases}) => releases.python));
  if (options.steps) return followSteps(programs);

  const context: RunContext = {options, programs, known: new Set(), problems: []};
  const results: SampleResult[] = [];
  const projectResults: ProjectResult[] = [];
  for (const [version, files] of pages) {
    const {projects, checkAndRun} = await (edition === source ? readPythonSamples : readTranslatedSamples)(
      files,
      version,
    );
    if (options.project === undefined) results.push(...(await checkAndRun(context)));
    const release = version.releases[name];
    const wanted = projects.filter((project) => (options.project ?? project.name) === project.name);
    // The commands of other editions compile their projects.
    if (name === 'javascript') context.problems.push(...checkProjects(root, release, wanted));
    const newProjects = takeNew(wanted, projectText, context.known);
    if (newProjects.length > 0) projectResults.push(...(await runOnSite(name, release, newProjects, programs)));
  }
  if (options.project !== undefined && projectResults.length === 0)
    throw new UsageError(`no project of these pages has the name "${options.project}"`);

  const seconds = (performance.now() - started) / 1000;
  const isWhole = names.length === 0 && !options.compile && options.project === undefined;
  const statuses = [reportProblems(context.problems)];
  if (options.project === undefined) {
    const {failedCount, passedPercent} = reportRuns(results, seconds);
    const hasTooFew = isWhole && passedPercent < leastShare[name];
    if (hasTooFew) console.log(`Too few samples run: ${leastShare[name]} % must; remove norun from those that can run`);
    statuses.push(hasTooFew || (failedCount > 0 && (!isWhole || edition === source)) ? 1 : 0);
  }
  if (projectResults.length > 0) statuses.push(reportProjectRuns(projectResults, seconds));
  if (isWhole && name === 'dotnet') statuses.push(await followSteps(programs));
  return Math.max(...statuses);
}

function checkOptions(names: string[], options: Options): void {
  for (const [option, editions] of editionsWith)
    if (options[option] && !editions.includes(edition.name))
      throw new UsageError(`--${option} has no meaning in the edition ${edition.name}, only in ${editions.join(', ')}`);
  const chosen = (['compile', 'project', 'steps'] as const).filter((option) => options[option]);
  if (chosen.length > 1) throw new UsageError(`--${chosen.join(' and --')} cannot be combined; choose one`);
  if (options.steps && names.length > 0) throw new UsageError('--steps follows certain guides; name no page');
}

/**
 * Groups pages by the version that they describe; all pages if none is named. Those of the community belong to the next
 * one.
 */
function pagesByVersion(names: string[]): Map<DocumentedVersion, string[]> {
  const list = (folder: string): string[] =>
    edition === source ? listPages(root, folder, edition.name) : listShownPages(folder);
  const files =
    names.length > 0
      ? names.map((name) => findFile(root, name, edition))
      : [...distinctVersions().map(({folder}) => folder), 'community'].flatMap(list);
  return groupBy(files, (file) => findVersion(file) ?? versions.next);
}
