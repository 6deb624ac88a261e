import {existsSync} from 'node:fs';
import path from 'node:path';
import {edition} from '../../editions';
import {fileOfPage, pageName} from '../../src/content/pageFiles';
import {distinctVersions, findVersion, versions} from '../../src/content/versions';
import {findFile} from '../lib/findPage';
import {root} from '../lib/root';
import {UsageError} from '../lib/runTool';
import {setupPython, type Programs} from '../system/python';
import type {TypeProblem} from './javascript/checkTypescript';
import {hostSite} from './hostSite';
import {checkProjects} from './projects/checkProjects';
import {reportProblems, reportProjectRuns} from './projects/reportProjects';
import {runOnSite} from './projects/runOnSite';
import type {ProjectResult} from './projects/runProjects';
import {projectText} from './projects/writeProject';
import {listShownPages, readShownPage, type ShownSample} from './readShownPage';
import {reasonNotToRun} from './reasonNotToRun';
import {reportRuns, reportTypeProblems, type SampleResult} from './reportSamples';
import {writeStartPages} from './startPages';
import {targets, type Target} from './targets';

/** Number of lines of an error that are printed. */
const shownLines = 6;

interface Options {
  check: boolean;
  run: boolean;
  projects: boolean;
  /** Name of the only project to run. */
  project?: string;
  steps: boolean;
}

/**
 * Checks and runs the samples of an edition in all versions, and prints the result.
 *
 * @param names pages; empty for all
 * @returns the exit code: 1 if a sample, a project or a step fails
 */
export async function checkSamples(name: keyof typeof targets, names: string[], options: Options): Promise<number> {
  const target = targets[name];
  const slugs = names.map((page) => toSlug(page, target));
  const runsProjects = options.run || options.projects || options.project !== undefined;
  const programs = runsProjects || options.steps ? await setupPython([versions.next.numbers.python]) : undefined;
  const statuses: number[] = [];
  const results: SampleResult[] = [];
  const projectResults: ProjectResult[] = [];
  const known = new Set<string>();
  const started = performance.now();
  for (const {folder, numbers} of distinctVersions()) {
    const version = numbers[name];
    const shown = await Promise.all(listFiles(folder, slugs).map(readShownPage));
    const samples = shown.flatMap((page) => page.samples);
    const projects = shown.flatMap((page) => page.projects);
    const newSamples = takeNew(samples, ({text, html}) => `${text} ${html}`, known);
    const newProjects = takeNew(projects, projectText, known);
    console.log(`\n${folder}, version ${version}: ${samples.length} samples, ${projects.length} projects`);
    if (slugs.length > 0 && !options.check && !runsProjects)
      for (const {page, line, text} of newSamples) console.log(`// ${page}:${line}\n${text}\n`);
    if (options.check) {
      const problems = (await target.check(root, version, samples)).filter((problem) => !isExpected(problem));
      statuses.push(reportTypeProblems(problems, target.language));
    }
    // The commands of other editions compile their projects.
    if (options.check && name === 'javascript') statuses.push(reportProblems(checkProjects(root, version, projects)));
    const wanted = newProjects.filter((project) => (options.project ?? project.name) === project.name);
    if (runsProjects && wanted.length > 0)
      projectResults.push(...(await runOnSite(root, name, version, wanted, programs!)));
    if (options.run) results.push(...(await runSamples(target, version, samples, newSamples, programs!)));
  }
  const seconds = (performance.now() - started) / 1000;
  if (options.project !== undefined && projectResults.length === 0)
    throw new UsageError(`no project of these pages has the name "${options.project}"`);
  if (target.followSteps && (options.steps || (options.run && slugs.length === 0)))
    statuses.push(
      await target.followSteps(
        distinctVersions().map(({folder}) => folder),
        programs!,
      ),
    );
  if (projectResults.length > 0) statuses.push(reportProjectRuns(projectResults, seconds));
  if (options.run) {
    const {failed, passed} = reportRuns(results, seconds);
    statuses.push((slugs.length === 0 ? passed < target.wantedShare : failed > 0) ? 1 : 0);
  }
  return Math.max(0, ...statuses);
}

/** Whether the option `type-error` of a sample announces an error of the compiler. */
const isExpected = ({sample: {meta}, message}: TypeProblem): boolean =>
  meta.typeError !== undefined && message.includes(meta.typeError);

function toSlug(page: string, {language}: Target): string {
  const file = findFile(root, page, edition);
  const folder = findVersion(file)?.folder;
  if (folder === undefined) throw new UsageError(`${file} has no samples in ${language}: name a page of docs/`);
  return pageName(file.slice(folder.length + 1));
}

/** Lists the files of pages in the folder of a version; of all pages of the edition if none is named. */
const listFiles = (folder: string, slugs: string[]): string[] =>
  slugs.length === 0
    ? listShownPages(folder)
    : slugs
        .map((slug) => `${folder}/${fileOfPage(path.join(root, folder), slug, edition.name)}`)
        .filter((page) => existsSync(path.join(root, page)));

/** Returns the items whose text is not known yet, and adds the texts of all. */
function takeNew<Item>(items: Item[], textOfItem: (item: Item) => string, known: Set<string>): Item[] {
  const found = items.filter((item) => !known.has(textOfItem(item)));
  for (const item of items) known.add(textOfItem(item));
  return found;
}

/**
 * Runs samples that can run.
 *
 * @param samples the samples of whole pages
 * @param wanted the samples to run
 */
async function runSamples(
  target: Target,
  version: string,
  samples: ShownSample[],
  wanted: ShownSample[],
  programs: Programs,
): Promise<SampleResult[]> {
  const reasons = new Map(wanted.map((sample) => [sample, reasonNotToRun(sample, samples)]));
  const runnable = wanted.filter((sample) => reasons.get(sample) === undefined);
  const site = await hostSite(root, programs, {driver: target.driver?.(version)});
  writeStartPages(samples, site);
  try {
    const errors = await target.run(root, version, samples, runnable, site);
    return wanted.map((sample) => ({
      ...sample,
      ...(errors.has(sample)
        ? {error: errors.get(sample)?.split('\n').slice(0, shownLines).join('\n')}
        : {skipped: reasons.get(sample) ?? 'compiler errors'}),
    }));
  } finally {
    site.close();
  }
}
