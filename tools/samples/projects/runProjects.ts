import {chmodSync, mkdirSync, writeFileSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {ProjectCommand} from '../../../src/languages/samples';
import type {ShownProject} from '../readShownPage';
import {inTemporaryFolder} from '../../lib/inTemporaryFolder';
import {PackageError} from './projectModules';
import type {ProjectSetup} from './runOnSite';
import {runCommand} from './runCommand';
import type {PageProblem} from '../problems';

/** The result of a project: its problems, or why none of its commands ran. */
export interface ProjectResult {
  project: ShownProject;
  problems: PageProblem[];
  skipped?: string;
  /** The problem of the first run, if the second one passed. */
  again?: PageProblem;
}

export interface RunOptions extends ProjectSetup {
  /** Environment variables of the commands. */
  environment: Record<string, string>;
  /** Receives the folder of a project after its commands, before it is removed. */
  keep?: (project: ShownProject, folder: string) => void;
}

/** Variables of this process that commands receive. Others, such as `CI`, would change their output. */
const inherited = ['HOME', 'JAVA_HOME', 'LANG', 'TMPDIR', 'USER'];
const shownLines = 20;
const parallelProjects = 2;

/** Runs the CLI of the project without the network, and without npm, which takes half a second to start. */
const npx = `#!/bin/sh
program="$1"
[ -x "node_modules/.bin/$program" ] || { echo "npx: no package of the project has the program $program" >&2; exit 127; }
shift
exec "node_modules/.bin/$program" "$@"
`;

/**
 * Runs the commands of projects, each project in a folder of its own. A project that fails runs a second time, because it
 * can also fail when the machine is slow for a moment.
 */
export const runProjects = (projects: ShownProject[], options: RunOptions): Promise<ProjectResult[]> =>
  inTemporaryFolder('sample-projects-', async (base) => {
    const programs = path.join(base, 'bin');
    mkdirSync(programs);
    writeFileSync(path.join(programs, 'npx'), npx);
    chmodSync(path.join(programs, 'npx'), 0o755);
    const results = new Map<ShownProject, ProjectResult>();
    const waiting = [...projects];
    const running = new Map<Promise<void>, number[]>();
    while (waiting.length + running.size > 0) {
      // Servers of two projects cannot use one port at the same time.
      const busy = new Set([...running.values()].flat());
      const isFree = running.size < parallelProjects;
      const index = isFree ? waiting.findIndex((project) => usedPorts(project).every((port) => !busy.has(port))) : -1;
      if (index < 0) {
        await Promise.race(running.keys());
        continue;
      }
      const [project] = waiting.splice(index, 1) as [ShownProject];
      const run: Promise<void> = runTwice(project, base, programs, options)
        .then((result) => void results.set(project, result))
        .finally(() => running.delete(run));
      running.set(run, usedPorts(project));
    }
    return projects.map((project) => results.get(project)!);
  });

/** Returns the ports of this machine that the files and commands of a project name. */
export function usedPorts({files, commands}: ShownProject): number[] {
  const text = [...files, ...commands].map(({code}) => code).join('\n');
  const named = /\b(?:localhost|127\.0\.0\.1):(\d{4,5})\b|(?:port\b\W{1,4}|\blisten\()(\d{4,5})\b/gi;
  return [...new Set([...text.matchAll(named)].map(([, host, option]) => Number(host ?? option)))];
}

async function runTwice(
  project: ShownProject,
  base: string,
  programs: string,
  options: RunOptions,
): Promise<ProjectResult> {
  const first = await runOnce(project, path.join(base, projectName(project)), programs, options);
  if (first.problems.length === 0 || first.isFinal) return first;
  const second = await runOnce(project, path.join(base, `${projectName(project)}-again`), programs, options);
  if (second.problems.length > 0) return second;
  return {...second, again: first.problems[0]!};
}

async function runOnce(
  project: ShownProject,
  folder: string,
  programs: string,
  {environment, projectModules, defaultCommand, seconds, keep}: RunOptions,
): Promise<ProjectResult & {isFinal?: boolean}> {
  const {page, files} = project;
  const {commands} =
    project.commands.length > 0 ? project : {commands: [{...passes, code: defaultCommand, line: files[0]!.line}]};
  const wanted = commands.filter(({noRun}) => noRun === undefined);
  if (wanted.length === 0) return {project, problems: [], skipped: commands[0]!.noRun!};
  try {
    writeProject(folder, project, projectModules?.(project));
  } catch (error) {
    if (!(error instanceof PackageError)) throw error;
    return {project, problems: [{page, line: error.line, message: error.message, details: []}], isFinal: true};
  }
  const own = Object.fromEntries(inherited.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
  const {PATH = process.env.PATH} = environment;
  const searched = [programs, path.join(folder, 'node_modules/.bin'), path.dirname(process.execPath), PATH];
  const env = {...own, ...environment, PATH: searched.join(path.delimiter)};
  for (const command of wanted) {
    const {exitCode, output} = await runCommand(command.code, folder, env, seconds);
    const messages =
      exitCode === undefined
        ? [`does not end within ${seconds} seconds`]
        : differences(command, exitCode, output, folder);
    if (messages.length > 0)
      return {
        project,
        problems: messages.map((message, index) => ({
          page,
          line: command.line,
          message: `project "${project.name}": \`${command.code.trim().replace(/\n/g, '; ')}\` ${message}`,
          details: index === messages.length - 1 ? output.trimEnd().split('\n').slice(-shownLines) : [],
        })),
      };
  }
  keep?.(project, folder);
  return {project, problems: []};
}

const passes: Omit<ProjectCommand, 'line' | 'code'> = {isHidden: false, output: [], exitCode: 0, creates: []};

function differences(command: ProjectCommand, exitCode: number, output: string, folder: string): string[] {
  const missing = command.creates.filter((pattern) => Globby.sync(pattern, {cwd: folder, dot: true}).length === 0);
  return [
    ...(exitCode === command.exitCode
      ? []
      : [
          `ends with exit code ${exitCode}; expected: ${command.exitCode}; correct the project, or write exit=${exitCode}`,
        ]),
    ...command.output
      .filter((text) => !output.includes(text))
      .map((text) => `does not print "${text}"; correct the project or "output"`),
    ...missing.map((file) => `creates no file "${file}"; correct the project or "creates"`),
  ];
}

/** Returns a text that is equal for equal projects on different lines or pages. */
export const projectText = ({files, commands}: ShownProject): string =>
  JSON.stringify([...files, ...commands].map((part) => ({...part, line: 0})));

/** Returns a name for a project that is unique and a valid name of a folder. */
export const projectName = ({page, name}: ShownProject): string =>
  `${page.replace(/\.mdx$/, '').replace(/[/.]/g, '-')}-${name}`;

/**
 * Writes the files of a project to a new folder.
 *
 * @param modules the folder `node_modules` of the project; undefined for a project without Node.js
 */
export function writeProject(folder: string, {files, name}: ShownProject, modules?: string): void {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  if (modules !== undefined) {
    symlinkSync(modules, path.join(folder, 'node_modules'));
    // Without this file, tools would use that of a folder above.
    writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify({name, private: true})}\n`);
  }
  for (const {title, code} of files) {
    const file = path.join(folder, title);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, `${code}\n`);
  }
}
