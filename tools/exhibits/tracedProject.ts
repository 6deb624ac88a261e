import {createHash} from 'node:crypto';
import path from 'node:path';
import {versions} from '../../src/content/versions';
import type {EditionName} from '../../src/data/editions';
import type {ProjectFile} from '../../src/languages/samples';
import {projectText} from '../samples/projects/writeProject';
import type {ShownProject} from '../samples/readShownPage';
import {dotnet} from './recorders/dotnet';
import {java} from './recorders/java';
import {javascript} from './recorders/javascript';
import {python} from './recorders/python';
import type {Recorder, Viewport} from './recorders/recorder';

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
  edition: EditionName,
): ShownProject {
  const {folder = '', fileOf, testOf, record, filesFor, buildFileFor, command} = recorders[edition];
  const test = html === undefined ? text : testOf(trace, html, text);
  const buildFile = buildFileFor?.(versions.next.releases[edition]);
  return {
    page,
    name: trace,
    files: [
      [path.posix.join(folder, title ?? fileOf(trace)), record?.(test) ?? test] as const,
      ...Object.entries(filesFor(sizeFor(text))),
      ...(buildFile ? [buildFile] : []),
    ].map(([name, code]): ProjectFile => ({line, title: name, code, isHidden: false})),
    commands: [{line, code: command, isHidden: true, output: [], exitCode: fails ? 1 : 0, creates: ['**/trace.zip']}],
  };
}

/** Returns a hash of what a recording depends on, besides the library and other packages. */
export const hashProject = ({files, ...project}: ShownProject): string =>
  createHash('sha256')
    .update(projectText({...project, page: '', files: files.filter(({title}) => !/^pom\.xml$|\.csproj$/.test(title))}))
    .digest('hex')
    .slice(0, 16);
