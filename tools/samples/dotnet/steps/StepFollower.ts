import {cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {targetFramework} from '../../../system/findCompilers';
import {onPath} from '../../../system/systemPackages';
import {quote, runCommand} from '../../projects/runCommand';
import {sampleKind} from '../../sampleKind';
import {linkBrowsers} from '../../linkBrowsers';
import {frameworks, packages, packageReferences} from '../solution';
import {type Framework, detectFramework, isWebApplication} from '../sampleFiles';
import {failures, headed, notRun, programs} from './commands';
import type {Step} from './readSteps';
import type {PageProblem} from '../../problems';

/** A command that ran, failed as expected, or did not run for a reason. */
export interface FollowedCommand {
  text: string;
  outcome: 'run' | 'failed as expected' | (string & {});
}

/** Time after which a command is ended, in seconds. */
const mostSeconds = 180;
const shownLines = 20;

/** The project that the template of xUnit v3 creates with `--test-runner vstest`. The offline SDK does not have it. */
const xunitV3Project = (): string => `<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <OutputType>Exe</OutputType>
    <TargetFramework>${targetFramework()}</TargetFramework>
    <ImplicitUsings>enable</ImplicitUsings>
    <Nullable>enable</Nullable>
  </PropertyGroup>
  <ItemGroup>
    <Using Include="Xunit" />
${packageReferences(packages['xunit-v3'].others)}  </ItemGroup>
</Project>
`;

/** Why a step fails. */
class StepError extends Error {
  constructor(
    message: string,
    /** What its command printed. */
    readonly output = '',
  ) {
    super(message);
    this.name = 'StepError';
  }
}

/** Follows the steps of pages in an empty folder, as a reader with one test framework. */
export class StepFollower {
  readonly commands: FollowedCommand[] = [];
  /** The folder of the reader's project, and that of the project on which the reader works. */
  private project: string | undefined;
  private current: string;
  private file: {path: string; text: string} | undefined;
  private last: {text: string; output: string} | undefined;

  /**
   * @param folder an empty folder
   * @param framework undefined for pages without tests
   * @param env environment of the commands
   * @param browsers folder with the browsers to install
   */
  constructor(
    private readonly folder: string,
    private readonly framework: Framework | undefined,
    private readonly env: Record<string, string>,
    private readonly browsers: string,
  ) {
    this.current = folder;
  }

  /**
   * Follows steps until one fails, because the next ones build on it.
   *
   * @returns the problem of the step that fails
   */
  async follow(steps: Step[]): Promise<PageProblem | undefined> {
    for (const step of steps.filter((each) => this.isOwn(each)))
      try {
        await this.followStep(step);
      } catch (error) {
        if (!(error instanceof StepError)) throw error;
        const {page, line} = step;
        const place = this.framework === undefined ? '' : ` (${this.framework})`;
        const message = `steps${place}: ${error.message}; correct the page`;
        return {page, line, message, details: error.output.trimEnd().split('\n').slice(-shownLines)};
      }
    return undefined;
  }

  /** Whether a step is in no tab, or in the tab of the framework. */
  private isOwn({tab = ''}: Step): boolean {
    return tab === this.framework || !frameworks.some((name) => name === tab);
  }

  private async followStep(step: Step): Promise<void> {
    if (step.kind === 'command') await this.followCommand(step);
    else if (step.kind === 'break') await this.break(step);
    else if (step.kind === 'output') this.compare(step.text);
    else if (step.kind === 'file') this.save(step);
    else if (step.kind === 'rename') this.rename(step);
    else if (step.kind === 'replace') this.replace(step);
    else {
      // Another project, for programs, belongs to its section.
      this.current = step.kind === 'leave' ? path.join(this.folder, 'empty') : (this.project ?? this.folder);
      if (step.kind === 'leave') mkdirSync(this.current);
    }
  }

  private async followCommand(step: Step & {kind: 'command'}): Promise<void> {
    const text = this.ownCommand(step.text);
    const folder = /^cd (\S+)$/.exec(text)?.[1];
    if (folder !== undefined) {
      this.enter(folder);
      return;
    }
    // A text mentions a command again.
    if (step.place === 'text' && this.commands.some((each) => each.text === text)) return;
    if (step.place === 'start' && /^dotnet new .* -n /.test(text)) this.current = this.folder;
    const reason = step.shell === 'bash' ? this.reasonToSkip(text) : `for ${step.shell}`;
    if (reason === undefined) await this.runAndCheck(text);
    else {
      this.commands.push({text, outcome: reason});
      this.replaceTemplate(text);
    }
  }

  private async runAndCheck(text: string): Promise<void> {
    if (!programs.test(text)) throw new StepError(`\`${text}\` is unknown; run it, or add the reason to commands.ts`);
    if (/playwright\.ps1 install\b/.test(text)) this.installBrowsers();
    const {exitCode, output} = await this.run(text);
    this.last = {text, output};
    const expected = failures.find(([pattern]) => pattern.test(text))?.[1];
    if (exitCode === undefined) throw new StepError(`\`${text}\` does not end within ${mostSeconds} seconds`, output);
    const error = expected === undefined ? findError(text, exitCode, output) : undefined;
    if (error !== undefined) throw new StepError(`\`${text}\` ${error}`, output);
    if (expected !== undefined && !output.includes(expected))
      throw new StepError(`\`${text}\` does not print "${expected}" (exit code ${exitCode})`, output);
    this.commands.push({text, outcome: expected === undefined ? 'run' : 'failed as expected'});
  }

  /** Writes a command as the text around it describes: with the framework of the target, and the package of the reader. */
  private ownCommand(text: string): string {
    const own = this.commands
      .map((each) => /^dotnet add package (Microsoft\.Playwright\.\S+)$/.exec(each.text)?.[1])
      .find((name) => name !== undefined);
    const named = text.replace(/\bnetX\b/, targetFramework).replace('Microsoft.Playwright.NUnit', own ?? '$&');
    return this.framework?.startsWith('xunit') ? named.replaceAll('TestCategory=', 'Category=') : named;
  }

  private reasonToSkip(text: string): string | undefined {
    const of = /-- (NUnit|MSTest|xUnit)\./.exec(text)?.[1]?.toLowerCase();
    if (of !== undefined && !this.framework?.startsWith(of)) return 'for another framework';
    if (headed.test(text) && !onPath('xvfb-run')) return 'needs a display';
    return notRun.find(([pattern]) => pattern.test(text))?.[1];
  }

  private run(text: string): ReturnType<typeof runCommand> {
    const plain = text.replace(/^xvfb-run /, '');
    // Several displays can be in use.
    const code = headed.test(text) ? `xvfb-run --auto-servernum bash -c ${quote(plain)}` : plain;
    return runCommand(code, this.current, this.env, mostSeconds);
  }

  private enter(name: string): void {
    const folder = path.join(this.current, name);
    if (!existsSync(folder)) throw new StepError(`\`cd ${name}\`: the commands before it create no such folder`);
    this.project ??= folder;
    this.current = folder;
  }

  /** Copies the browsers that there are, and marks all as installed, so that the command downloads nothing. */
  private installBrowsers(): void {
    const target = this.env.PLAYWRIGHT_BROWSERS_PATH!;
    const driver = path.join(this.current, `bin/Debug/${targetFramework()}/.playwright/package`);
    if (existsSync(target) || !existsSync(driver)) return;
    cpSync(this.browsers, target, {recursive: true, verbatimSymlinks: true});
    linkBrowsers(driver, target);
    const {browsers} = JSON.parse(readFileSync(path.join(driver, 'browsers.json'), 'utf8')) as {
      browsers: {name: string; revision: string}[];
    };
    for (const {name, revision} of browsers)
      this.write(path.join(target, `${name.replaceAll('-', '_')}-${revision}`, 'INSTALLATION_COMPLETE'), '');
  }

  /** Creates the project whose template is not in the offline SDK. */
  private replaceTemplate(text: string): void {
    const name = /^dotnet new xunit3 -n (\S+)/.exec(text)?.[1];
    if (name === undefined) return;
    this.write(path.join(this.current, name, `${name}.csproj`), xunitV3Project());
    this.write(path.join(this.current, name, 'UnitTest1.cs'), '');
  }

  private save(step: Step & {kind: 'file'}): void {
    const text = this.ownForm(step.text);
    const name = step.name ?? (this.file?.text === '' ? path.basename(this.file.path) : undefined);
    if (text === undefined || name === undefined) return;
    this.file = {path: path.join(this.current, name), text};
    this.write(this.file.path, `${text}\n`);
  }

  /** Returns code in the form for the reader; undefined if it belongs to another framework, or to a web project. */
  private ownForm(text: string): string | undefined {
    if (text.startsWith('<?xml')) return text;
    if (isWebApplication({text})) return undefined;
    if (this.framework === undefined || sampleKind(text, 'cs') === 'program') return text;
    return detectFramework(text) === this.framework ? text : undefined;
  }

  private rename(step: Step & {kind: 'rename'}): void {
    const from = step.from.map((name) => path.join(this.current, name)).find((name) => existsSync(name));
    if (from === undefined) throw new StepError(`the project has no file ${step.from.join(' or ')}`);
    this.file = {path: path.join(this.current, step.to), text: ''};
    renameSync(from, this.file.path);
  }

  private replace(step: Step & {kind: 'replace'}): void {
    if (this.framework !== 'mstest') return;
    const file = path.join(this.current, step.file);
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const after = before.replace(/ExecutionScope\.\w+/, step.value);
    if (after === before) throw new StepError(`${step.file} has no other scope than ${step.value}`);
    this.write(file, after);
  }

  private async break(step: Step & {kind: 'break'}): Promise<void> {
    const {file, last} = this;
    if (!file?.text.includes(step.from) || !last)
      throw new StepError(`"${step.from}" is not in the code before it, or no command was run`);
    this.write(file.path, file.text.replace(step.from, step.to));
    const {exitCode, output} = await this.run(last.text);
    this.write(file.path, file.text);
    this.last = {...last, output};
    if (exitCode === 0) throw new StepError(`\`${last.text}\` passes with "${step.to}"`, output);
  }

  /** Compares the output of the last command with the page. A file receives another summary than a terminal. */
  private compare(text: string): void {
    const output = (this.last?.output ?? '').replaceAll('Exception : ', 'Exception: ');
    const missing = text.split('\n').find((line) => {
      const [, total, failed, passed, skipped] =
        /^Test summary: total: (\d+), failed: (\d+), succeeded: (\d+), skipped: (\d+)/.exec(line) ?? [];
      return total === undefined
        ? !output.includes(line.trim().replaceAll('Exception : ', 'Exception: '))
        : !new RegExp(`Failed: +${failed}, Passed: +${passed}, Skipped: +${skipped}, Total: +${total},`).test(output);
    });
    if (missing !== undefined) throw new StepError(`\`${this.last?.text}\` does not print "${missing.trim()}"`, output);
  }

  private write(file: string, text: string): void {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}

/** Returns why a command did not do what it is for. `dotnet test` without a test ends with exit code 0. */
function findError(text: string, exitCode: number, output: string): string | undefined {
  const cause = /\berror ((?:NU|CS|MSB|NETSDK)\w+: .*?)(?: \[.*\])?$/m.exec(output)?.[1];
  if (exitCode !== 0) return `ends with exit code ${exitCode}${cause === undefined ? '' : `: ${cause}`}`;
  if (!/\bdotnet test\b/.test(text) || text.includes('--list-tests')) return undefined;
  return /Passed!|Test Run Successful/.test(output) ? undefined : 'runs no tests';
}
