/**
 * Projects: samples of several files, in fences with the option `project=NAME`. A fence with a title is a file; a ` ```bash `
 * fence without a title contains commands that run in the folder of the project. `project=ONE,TWO` adds it to both.
 */
import {noRunReasons, SampleError, type Fence, type Project} from '../../languages/samples';
import {findOption} from '../../content/fences';
import {readOptions} from './readOptions';

export class ProjectReader {
  private readonly projects = new Map<string, Project>();

  /**
   * Adds a fence with the option `project`.
   *
   * @throws {SampleError} for options that are unknown, or a title that the project has already
   */
  add(fence: Fence): void {
    if (fence.lang === 'bash' && !findOption(fence.meta, 'title')) this.addCommand(fence);
    else this.addFile(fence);
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
    for (const {name, commands} of all.filter((project) => !complete.includes(project))) {
      const message = `no file belongs to the project "${name}"; add project=${name} to its files, or name one of the projects of this page: ${known}`;
      onError(new SampleError(commands[0]!.line, message));
    }
    return complete;
  }

  private addFile(fence: Fence): void {
    const {lang, line, code} = fence;
    const options = readOptions(fence, 'for a file of a project', {
      project: 'text',
      title: 'text',
      tab: 'text',
      hidden: 'flag',
      'type-error': 'text',
      trace: 'text',
    });
    const {title, tab, hidden: isHidden = false, 'type-error': typeError, trace} = options;
    if (title === undefined)
      throw new SampleError(
        line,
        `a file of the project "${options.project}" needs a title: write title="tests/login.spec.ts" (only \`\`\`bash fences are commands)`,
      );
    if (title.startsWith('/') || title.split('/').includes('..'))
      throw new SampleError(
        line,
        `the title "${title}" is outside of the project; write a path relative to its folder`,
      );
    if (lang === '') throw new SampleError(line, `the file "${title}" has no language; write it after the backticks`);
    for (const project of this.find(options.project, line)) {
      const earlier = project.files.find((file) => file.title === title);
      if (earlier)
        throw new SampleError(
          line,
          `the project "${project.name}" has the file "${title}" on line ${earlier.line} already; give this fence another title or another project`,
        );
      project.files.push({line, title, tab, code, isHidden, typeError, trace});
      this.projects.set(project.name, project);
    }
  }

  private addCommand(fence: Fence): void {
    const {line, code} = fence;
    const options = readOptions(fence, 'for commands of a project', {
      project: 'text',
      output: 'list',
      exit: 'text',
      creates: 'list',
      tab: 'text',
      hidden: 'flag',
      norun: noRunReasons,
    });
    const {output = [], exit = '0', creates = [], tab, hidden: isHidden = false, norun: noRun} = options;
    if (!/^\d{1,3}$/.test(exit)) throw new SampleError(line, '"exit" needs an exit code: write exit=1');
    if (noRun && (options.output ?? options.exit ?? options.creates))
      throw new SampleError(
        line,
        'output, exit and creates require the commands to run, but "norun" prevents it; remove one',
      );
    for (const project of this.find(options.project, line)) {
      project.commands.push({line, code, tab, isHidden, output, exitCode: Number(exit), creates, noRun});
      this.projects.set(project.name, project);
    }
  }

  /** Returns the projects with names that commas separate. A new one is not stored before its first part is. */
  private find(names = '', line: number): Project[] {
    return names.split(',').map((name) => {
      if (!/^[\w-]+$/.test(name))
        throw new SampleError(line, `project="${name}" cannot be the name of a folder; write letters, digits and "-"`);
      return this.projects.get(name) ?? {name, files: [], commands: []};
    });
  }
}
