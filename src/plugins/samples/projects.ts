/**
 * Projects: samples of several files, in fences with the option `project=NAME`. A fence with a title is a file; a ` ```bash `
 * fence without a title contains commands that run in the folder of the project.
 */
import {
  noRunReasons,
  SampleError,
  type Fence,
  type Project,
  type ProjectCommand,
  type ProjectFile,
} from '../../languages/samples';
import {oneOf, readOptions, rejectValue, required} from './parseSampleMeta';

const fileOptions = 'title="…", hidden, type-error="…"';
const commandOptions = 'output="…|…", exit=1, creates="…|…", hidden, norun="REASON"';

/** Whether the options of a fence contain `project`. */
export const isProjectFence = ({meta}: Fence): boolean => /(?:^|\s)project(?==|\s|$)/.test(meta);

/** Collects the projects of a page. */
export class ProjectReader {
  private readonly projects = new Map<string, Project>();

  /**
   * Adds a fence with the option `project`.
   *
   * @throws {SampleError} for options that are unknown, or a title that the project has already
   */
  add(fence: Fence): void {
    const options = readOptions(fence.meta, fence.line);
    const name = required('project', options.get('project'), fence.line);
    if (!/^[\w-]+$/.test(name))
      throw new SampleError(
        fence.line,
        `project="${name}" cannot be the name of a folder; write letters, digits and "-"`,
      );
    const project = this.projects.get(name) ?? {name, files: [], commands: []};
    if (fence.lang === 'bash' && !options.has('title')) project.commands.push(readCommand(fence, options));
    else project.files.push(readFile(fence, options, project));
    this.projects.set(name, project);
  }

  /**
   * Returns the projects in page order.
   *
   * @param onError receives an error for each project without files
   */
  finish(onError: (error: SampleError) => void): Project[] {
    const all = [...this.projects.values()];
    const complete = all.filter(({files}) => files.length > 0);
    const known = complete.map(({name}) => name).join(', ') || 'none';
    for (const {name, files, commands} of all)
      if (files.length === 0)
        onError(
          new SampleError(
            commands[0]!.line,
            `no file belongs to the project "${name}"; add project=${name} to its files, or name one of the projects of this page: ${known}`,
          ),
        );
    return complete;
  }
}

function readFile({lang, line, code}: Fence, options: Map<string, string | undefined>, project: Project): ProjectFile {
  if (!options.has('title'))
    throw new SampleError(
      line,
      `a file of the project "${project.name}" needs a title: write title="tests/login.spec.ts" (only \`\`\`bash fences are commands)`,
    );
  const title = required('title', options.get('title'), line);
  if (title.startsWith('/') || title.split('/').includes('..'))
    throw new SampleError(line, `the title "${title}" is outside of the project; write a path relative to its folder`);
  const earlier = project.files.find((file) => file.title === title);
  if (earlier)
    throw new SampleError(
      line,
      `the project "${project.name}" has the file "${title}" on line ${earlier.line} already; give this fence another title or another project`,
    );
  const file: ProjectFile = {line, title, code, isHidden: isHidden(options, line)};
  for (const [name, value] of options) {
    if (name === 'type-error') file.typeError = required(name, value, line);
    else if (!['project', 'title', 'hidden'].includes(name))
      throw unknown(name, line, `a file of a project`, fileOptions);
  }
  if (lang === '') throw new SampleError(line, `the file "${title}" has no language; write it after the backticks`);
  return file;
}

function readCommand({line, code}: Fence, options: Map<string, string | undefined>): ProjectCommand {
  const command: ProjectCommand = {line, code, isHidden: isHidden(options, line), output: [], exitCode: 0, creates: []};
  for (const [name, value] of options) {
    if (name === 'output') command.output = list(name, value, line);
    else if (name === 'creates') command.creates = list(name, value, line);
    else if (name === 'norun') command.noRun = oneOf(name, value, noRunReasons, line);
    else if (name === 'exit') {
      if (!/^\d{1,3}$/.test(value ?? '')) throw new SampleError(line, '"exit" needs an exit code: write exit=1');
      command.exitCode = Number(value);
    } else if (!['project', 'hidden'].includes(name))
      throw unknown(name, line, 'commands of a project', commandOptions);
  }
  if (command.noRun && ['output', 'exit', 'creates'].some((name) => options.has(name)))
    throw new SampleError(
      line,
      'output, exit and creates require the commands to run, but "norun" prevents it; remove one',
    );
  return command;
}

function isHidden(options: Map<string, string | undefined>, line: number): boolean {
  rejectValue('hidden', options.get('hidden'), line);
  return options.has('hidden');
}

const list = (name: string, value: string | undefined, line: number): string[] =>
  required(name, value, line)
    .split('|')
    .filter((part) => part !== '');

const unknown = (name: string, line: number, where: string, known: string): SampleError =>
  new SampleError(line, `unknown option "${name}" for ${where}; known options: project=NAME, ${known}`);
