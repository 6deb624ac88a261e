import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hashFiles, listInputs} from '../../../src/content/buildInputs';
import {type DocumentedVersion, findVersion, versions} from '../../../src/content/versions';
import type {PageSamples} from '../../../src/languages/samples';
import {root} from '../../../src/utils/root';
import {acquireLock, samplesLock} from '../../lib/lock';
import {runProgram} from '../../lib/runProgram';
import {pythonOf} from '../../system/python';
import type {RunContext, VersionSamples} from '../checkSamples';
import {countTexts, type SampleResult} from '../reportSamples';
import {readFile} from 'node:fs/promises';
import {edition} from '../../../editions';
import {pageText} from '../../../src/content/pageText';
import {parseMdx} from '../../../src/content/readMdx';
import {findCode} from '../../../src/plugins/samples';
import {readPageSamples} from '../../../src/plugins/samples/readPageSamples';
import type {PageProblem} from '../problems';

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

/**
 * Reads the samples of pages in Python.
 *
 * @param files paths relative to the root
 */
export async function readPythonSamples(
  files: string[],
  {releases: {python: release}}: DocumentedVersion,
): Promise<VersionSamples> {
  const read = await Promise.all(files.map((file) => extractSamples(path.join(root, file))));
  const pages = read.map(({samples}) => samples);
  const unreadable = read
    .flatMap(({errors}) => errors)
    .map(({message, ...place}) => ({...place, error: message, label: `fence, ${release}`}));
  return {
    checkAndRun: async (context) => [...unreadable, ...(await checkAndRun(release, pages, context))],
    projects: pages.flatMap(({page, projects}) => projects.map((project) => ({...project, page}))),
  };
}

async function checkAndRun(release: string, pages: PageSamples[], context: RunContext): Promise<SampleResult[]> {
  const {ffmpeg, xvfb} = context.programs;
  if (!ffmpeg) console.log('No ffmpeg: samples that record videos cannot run (Debian: apt-get install ffmpeg)');
  if (!xvfb && process.platform === 'linux')
    console.log('No Xvfb: browsers with a window open on your screen, or do not run (Debian: apt-get install xvfb)');
  await acquireLock(samplesLock);
  const verdicts = await runPython(release, pages, context);
  const others = verdicts.filter(({form}) => form !== 'sync' && form !== 'async');
  if (others.length > 0)
    console.log(`${release}: ${others.length} other fences checked (${countTexts(others.map(({form}) => form))})`);
  return verdicts
    .filter((verdict) => !others.includes(verdict) || verdict.errors.length > 0)
    .map(({reason, errors, form, ...verdict}) => ({
      ...verdict,
      label: `${form}, ${release}`,
      ...(errors.length > 0 && {error: errors.join('\n')}),
      ...(reason !== '' && {skipped: reason}),
    }));
}

async function runPython(release: string, pages: PageSamples[], {programs, options}: RunContext): Promise<Verdict[]> {
  const folder = path.join(root, '.cache/samples');
  mkdirSync(folder, {recursive: true});
  const file = path.join(folder, `inputs-${process.pid}.json`);
  const result = path.join(folder, `result-${process.pid}.json`);
  const pyright = [process.execPath, path.join(root, 'node_modules/pyright/index.js')];
  const inputs = {
    release,
    pages,
    ...programs,
    pyright,
    root,
    harness: hashFiles(root, listInputs(root, 'samples')),
    useCache: !options['no-cache'],
    result,
  };
  writeFileSync(file, JSON.stringify(inputs));
  const removeFiles = (): void => [file, result].forEach((left) => rmSync(left, {force: true}));
  process.on('exit', removeFiles);
  try {
    const {status} = await runProgram(pythonOf(release), ['-m', 'samples', file], {cwd: path.join(root, 'python')});
    if (status !== 0) throw new Error(`the runner for ${release} ended with ${status}: see its message above`);
    return JSON.parse(readFileSync(result, 'utf8')) as Verdict[];
  } finally {
    process.off('exit', removeFiles);
    removeFiles();
  }
}

/**
 * Reads the samples of a page. Pages without a version, such as those of the community, are read as those of the next one.
 *
 * @param file absolute path of the page
 */
export async function extractSamples(
  file: string,
): Promise<{samples: PageSamples; errors: Omit<PageProblem, 'details'>[]}> {
  const page = path.relative(root, file);
  const version = findVersion(page) ?? versions.next;
  const errors: Omit<PageProblem, 'details'>[] = [];
  const fail = (line: number, message: string): void => void errors.push({page, line, message});
  try {
    const mdx = pageText(await readFile(file, 'utf8'), page, {edition: edition.name, version}).text;
    const fences = findCode(parseMdx(mdx)).map(({fence}) => fence);
    const onError = (error: {line: number; message: string}): void => fail(error.line, error.message);
    return {samples: readPageSamples(page, fences, edition.language.samples, onError), errors};
  } catch (thrown) {
    // The MDX parser throws a VFileMessage: it has a reason and a place.
    const error = thrown as Error & {line?: number; reason?: string; place?: {line?: number}};
    fail(error.line ?? error.place?.line ?? 1, error.reason ?? error.message);
    return {samples: {page, samples: [], projects: [], other: []}, errors};
  }
}
