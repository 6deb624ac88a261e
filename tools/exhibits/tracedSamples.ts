import path from 'node:path';
import {edition, source} from '../../editions';
import {versions} from '../../src/content/versions';
import {root} from '../../src/utils/root';
import {listShownPages, readShownPage, type ShownSample, type ShownProject} from '../samples/readShownPage';
import {extractSamples} from '../samples/python/pythonSamples';
import {createHash} from 'node:crypto';
import type {EditionName} from '../../src/data/editions';
import type {ProjectFile} from '../../src/languages/samples';
import {projectText} from '../samples/projects/runProjects';
import {dotnet} from './recorders/dotnet';
import {java} from './recorders/java';
import {javascript} from './recorders/javascript';
import {python} from './recorders/python';
import type {Recorder, Viewport} from './recorders/recorder';

/**
 * Reads the samples with the option `trace` in the pages of the next version, as the edition of the setting `EDITION` shows
 * them. Python shows the synchronous form first.
 *
 * @throws {Error} with file and line if two samples have the same name, or one has no page to start on
 */
export async function readTracedSamples(): Promise<TracedSample[]> {
  const pages = listShownPages(versions.next.folder);
  const found = (await Promise.all(pages.map(edition === source ? readPython : readOther))).flat();
  const known = new Map<string, TracedSample>();
  for (const sample of found) {
    const earlier = known.get(sample.trace);
    if (earlier)
      throw new Error(
        `${sample.page}:${sample.line}: trace=${sample.trace} is the name of the sample in ${earlier.page}:${earlier.line}; choose another name`,
      );
    known.set(sample.trace, sample);
  }
  return found;
}

async function readPython(page: string): Promise<TracedSample[]> {
  const {samples} = await extractSamples(path.join(root, page));
  return samples.samples.flatMap(({forms, kind, ...sample}) =>
    toTraced(page, kind === 'test', {...sample, text: forms['sync'] ?? ''}),
  );
}

async function readOther(page: string): Promise<TracedSample[]> {
  const {samples, projects} = await readShownPage(page);
  return [
    ...samples.flatMap(({kind, ...sample}) => toTraced(page, kind === 'test', sample)),
    ...projects
      .flatMap(({files}) => files)
      .flatMap(({line, title, trace, code: text}) => toTraced(page, true, {line, options: {trace, title}, text})),
  ];
}

function toTraced(
  page: string,
  isTest: boolean,
  {line, options: {trace, title, raises}, text, html}: Pick<ShownSample, 'line' | 'options' | 'text' | 'html'>,
): TracedSample[] {
  if (trace === undefined) return [];
  if (!isTest && html === undefined)
    throw new Error(
      `${page}:${line}: trace=${trace} needs a test, or an \`html setup\` fence before the sample; add one`,
    );
  return [{page, line, trace, title, text, html: isTest ? undefined : html, fails: raises !== undefined}];
}

/** A test of a page whose trace readers open. */
export interface TracedSample {
  /** Path of the page, relative to the root. */
  page: string;
  line: number;
  /** Name of the recording. */
  trace: string;
  title: string | undefined;
  text: string;
  /** HTML of the page on which a fragment starts; undefined for a test. */
  html: string | undefined;
  /** Whether the test fails. */
  fails: boolean;
}

const recorders: Record<EditionName, Recorder> = {python, javascript, java, dotnet};

/** Viewports: snapshots of pages with little text would be small in a large one. */
const sizeFor = (text: string): Viewport =>
  text.includes('//tea.example.com') ? {width: 900, height: 560} : {width: 480, height: 300};

/** Returns the project that records a sample. Its command leaves the file `trace.zip`. */
export function tracedProject(
  {page, line, trace, title, text, html, fails}: TracedSample,
  name: EditionName,
): ShownProject {
  const {folder = '', fileOf, testOf, record, filesFor, buildFileFor, command} = recorders[name];
  const test = html === undefined ? text : testOf(trace, html, text);
  const buildFile = buildFileFor?.(versions.next.releases[name]);
  return {
    page,
    name: trace,
    files: [
      [path.posix.join(folder, title ?? fileOf(trace)), record?.(test) ?? test] as const,
      ...Object.entries(filesFor(sizeFor(text))),
      ...(buildFile ? [buildFile] : []),
    ].map(([file, code]): ProjectFile => ({line, title: file, code, isHidden: false})),
    commands: [{line, code: command, isHidden: true, output: [], exitCode: fails ? 1 : 0, creates: ['**/trace.zip']}],
  };
}

/** Returns a hash of what a recording depends on, besides the library and other packages. */
export const hashProject = ({files, ...project}: ShownProject): string =>
  createHash('sha256')
    .update(projectText({...project, page: '', files: files.filter(({title}) => !/^pom\.xml$|\.csproj$/.test(title))}))
    .digest('hex')
    .slice(0, 16);
