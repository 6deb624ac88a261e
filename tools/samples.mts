#!/usr/bin/env tsx
/*
 * `npm run samples [-- PAGE ...] [--no-cache] [--project NAME]` checks and runs the samples. `--project` runs a single sample
 * of several files, and nothing else.
 * Without a page: `docs/` with the next version, `versioned_docs/` with the stable one, `community/` with the next.
 *
 * The steps from the fence to the verdict (`src/plugins/samples/index.ts` explains how pages show samples):
 *
 * 1. `extractSamples()` (`tools/samples/python/extractSamples.ts`) reads the same fences as the build. The command writes them to a
 *    JSON file.
 * 2. `setupPython()` (`tools/system/python.ts`) prepares an environment for each version. In it, the command starts
 *    `python/samples/__main__.py`, which does steps 3 to 8 with the modules in `python/samples/`.
 * 3. `read_chains()` (`model.py`) joins samples that continue each other to chains. `PassedChains` in `cache.py` skips those
 *    that passed before, unless `--no-cache` is set. A change of one of the files that `src/content/buildInputs.ts` lists as
 *    `samples` runs all of them again.
 * 4. `typecheck.py` type-checks the others, while `run_chains()` (`run.py`) distributes those that can run to worker
 *    processes.
 * 5. Fragments run in `fragments_worker.py`, one process for each API (`SampleKind` in `src/languages/samples.ts` lists the
 *    kinds). It compares errors with `raises` (`sample_errors.py`). The sync form also compares the elements that it finds
 *    with `mark` (`highlights.py`).
 * 6. Programs and pytest files run in `files_worker.py`. `file_verdicts.py` finds their problems.
 * 7. If a sample fails when it runs, `_run_with_retry()` (`__main__.py`) runs its whole chain a second time.
 * 8. `commands.py` checks shell samples: flags of `playwright` and `pytest` must exist in `--help`. `configs.py` parses YAML,
 *    Dockerfiles, JSON and TOML.
 * 9. `runOnSite()` (`tools/samples/projects/runOnSite.ts`) runs the samples of several files, with the packages in
 *    `python/requirements/apps.txt`.
 * 10. `reportRuns()` (`tools/samples/reportSamples.ts`) prints the failures and a summary. Without a page, the command
 *     also fails if less than 85 % of all forms ran.
 *
 * The fixture site in `python/samples/site/` serves the pages that samples open, and the HTML of setups.
 * `python/samples/network.py` directs all hosts to it.
 */
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {source} from '../editions';
import {listPages} from '../src/content/listPages';
import {listInputs, hashFiles} from '../src/content/buildInputs';
import {distinctVersions, findVersion, versions} from '../src/content/versions';
import type {PageSamples} from '../src/languages/samples';
import {groupBy} from '../src/utils/groupBy';
import {reportProjectRuns} from './samples/projects/reportProjects';
import {countTexts, reportRuns, type SampleResult} from './samples/reportSamples';
import {runOnSite} from './samples/projects/runOnSite';
import {projectText} from './samples/projects/writeProject';
import {extractSamples} from './samples/python/extractSamples';
import {findFile} from './lib/findPage';
import {root} from './lib/root';
import {runProgram} from './lib/runProgram';
import {readArguments, runTool, UsageError} from './lib/runTool';
import {samplesLock, acquireLock} from './lib/lock';
import {pythonOf, setupPython, type Programs} from './system/python';

/** Percentage of all forms that must run. */
const leastShare = 85;
const next = versions.next.numbers.python;

/** The verdict of the runner on one form of a sample, or on a fence in another language. */
interface Verdict {
  page: string;
  line: number;
  /** `sync`, `async`, or the language of the fence. */
  form: string;
  /** Why the form was only type-checked; empty if it ran. */
  reason: string;
  errors: string[];
  /** The error of the first try, if it ran twice. */
  again: string | null;
}

const {values: options, positionals} = readArguments({
  allowPositionals: true,
  options: {
    'no-cache': {type: 'boolean', default: false},
    project: {type: 'string'},
  },
});

await runTool(main);

async function main(): Promise<number> {
  const started = Date.now();
  const results = await Promise.all(
    [...filesByVersion(positionals)].map(async ([version, files]) => ({
      version,
      read: await Promise.all(files.map((file) => extractSamples(path.join(root, file)))),
    })),
  );
  await acquireLock(samplesLock);
  const pages = results.flatMap(({read}) => read.map(({samples}) => samples));
  if (options.project !== undefined) return runOwnProjects(pages, await setupPython([next]), options.project);
  const programs = await setupPython(results.map(({version}) => version));
  if (!programs.ffmpeg)
    console.log('No ffmpeg: samples that record videos cannot run (Debian: apt-get install ffmpeg)');
  if (!programs.xvfb && process.platform === 'linux')
    console.log('No Xvfb: browsers with a window open on your screen, or do not run (Debian: apt-get install xvfb)');
  const found: SampleResult[] = [];
  for (const {version, read} of results) {
    const samples = read.map((page) => page.samples);
    const unreadable = read.flatMap(({errors}) => errors.map(({message, ...place}) => ({...place, error: message})));
    found.push(...unreadable.map((problem) => ({...problem, form: `fence, ${version}`})));
    const verdicts = await runPython(version, samples, programs);
    const others = verdicts.filter(({form}) => form !== 'sync' && form !== 'async');
    if (others.length > 0)
      console.log(`${version}: ${others.length} other fences checked (${countTexts(others.map(({form}) => form))})`);
    const shown = verdicts.filter((verdict) => !others.includes(verdict) || verdict.errors.length > 0);
    found.push(...shown.map((verdict) => toResult(verdict, version)));
  }
  const {failed, run} = reportRuns(found, (Date.now() - started) / 1000);
  const hasTooFew = positionals.length === 0 && run < leastShare;
  if (hasTooFew)
    console.log(`Too few forms run: at least ${leastShare} % must; remove norun from samples that can run`);
  return Math.max(failed > 0 || hasTooFew ? 1 : 0, await runOwnProjects(pages, programs));
}

function toResult({reason, errors, form, ...verdict}: Verdict, version: string): SampleResult {
  return {
    ...verdict,
    form: `${form}, ${version}`,
    ...(errors.length > 0 && {error: errors.join('\n')}),
    ...(reason !== '' && {skipped: reason}),
  };
}

/** Runs the samples of several files, or one of them, with the next version of the library. Returns the exit code. */
async function runOwnProjects(pages: PageSamples[], programs: Programs, name?: string): Promise<number> {
  const all = pages
    .flatMap(({page, projects}) => projects.map((project) => ({...project, page})))
    .filter((project) => name === undefined || project.name === name);
  if (name !== undefined && all.length === 0) throw new UsageError(`no project of these pages has the name "${name}"`);
  const projects = [...new Map(all.reverse().map((project) => [projectText(project), project])).values()].reverse();
  if (projects.length === 0) return 0;
  const started = Date.now();
  const found = await runOnSite(root, source.name, next, projects, programs);
  return reportProjectRuns(found, (Date.now() - started) / 1000);
}

/** Groups pages by the version of the library that they describe; all pages if none is named. */
function filesByVersion(names: string[]): Map<string, string[]> {
  const folders = [...distinctVersions().map(({folder}) => folder), 'community'];
  const files =
    names.length > 0
      ? names.map((name) => findFile(root, name, source))
      : folders.flatMap((folder) => listPages(root, folder, source.name));
  return groupBy(files, (file) => findVersion(file)?.numbers.python ?? next);
}

async function runPython(version: string, pages: PageSamples[], programs: Programs): Promise<Verdict[]> {
  const folder = path.join(root, '.cache/samples');
  mkdirSync(folder, {recursive: true});
  const file = path.join(folder, `job-${process.pid}.json`);
  const result = path.join(folder, `result-${process.pid}.json`);
  const pyright = [process.execPath, path.join(root, 'node_modules/pyright/index.js')];
  const job = {
    version,
    pages,
    ...programs,
    pyright,
    root,
    harness: hashFiles(root, listInputs(root, 'samples')),
    useCache: !options['no-cache'],
    result,
  };
  writeFileSync(file, JSON.stringify(job));
  const removeFiles = (): void => [file, result].forEach((left) => rmSync(left, {force: true}));
  process.on('exit', removeFiles);
  try {
    const {status} = await runProgram(pythonOf(version), ['-m', 'samples', file], {cwd: path.join(root, 'python')});
    if (status !== 0) throw new Error(`the runner for ${version} ended with ${status}: see its message above`);
    return JSON.parse(readFileSync(result, 'utf8')) as Verdict[];
  } finally {
    process.off('exit', removeFiles);
    removeFiles();
  }
}
