// Follows the guides of the .NET edition as readers with each test framework do: runs the commands of the pages, and saves
// the code between them, in an empty folder.
import {execFileSync} from 'node:child_process';
import {chmodSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '../../../../src/utils/root';
import {missingDotnet, targetFramework} from '../../../system/findCompilers';
import type {Programs} from '../../../system/python';
import {fileOfPage} from '../../../../src/content/pageFiles';
import {distinctVersions} from '../../../../src/content/versions';
import {startFixtureSite} from '../../startFixtureSite';
import {forEachParallel} from '../../../lib/forEachParallel';
import {inTemporaryFolder} from '../../../lib/inTemporaryFolder';
import {frameworks} from '../solution';
import type {Framework} from '../sampleFiles';
import {type FollowedCommand, StepFollower} from './StepFollower';
import {readSteps, type Step} from './readSteps';
import {type PageProblem, reportProblems} from '../../problems';
import {countTexts} from '../../reportSamples';
import {failures, notRun} from './commands';

/** Journeys at the same time. They also wait for browsers that are slow on purpose. */
const parallelJourneys = 3;
const pages = ['intro', 'writing-tests', 'running-tests', 'test-runners', 'library'] as const;

/** The pages that a reader follows in an empty folder. */
interface Journey {
  name: string;
  framework?: Framework;
  steps: Step[];
}

/** The commands of a journey, and the problem that ended it. */
export interface JourneyResult {
  journey: Journey;
  commands: FollowedCommand[];
  problem: PageProblem | undefined;
}

/**
 * Follows the pages of all versions whose steps differ from those of the versions before them, and prints the result.
 *
 * @returns the exit code: 1 if a step fails
 * @throws {Error} if there is no SDK
 */
export async function followSteps(programs: Programs): Promise<number> {
  const missing = missingDotnet();
  if (missing !== undefined) throw new Error(missing);
  const known = new Set<string>();
  const start = performance.now();
  const results: JourneyResult[] = [];
  for (const {folder} of distinctVersions()) {
    const journeys = (await readJourneys(folder)).filter((journey) => {
      const text = JSON.stringify({...journey, steps: journey.steps.map((step) => ({...step, page: '', line: 0}))});
      return !known.has(text) && known.add(text);
    });
    if (journeys.length > 0) results.push(...(await followJourneys(journeys, programs)));
  }
  return reportSteps(results, (performance.now() - start) / 1000);
}

/** Reads the pages of a version as journeys: a first project, the page about frameworks, and programs. */
async function readJourneys(folder: string): Promise<Journey[]> {
  const read = (page: string): Promise<Step[]> =>
    readSteps(`${folder}/${fileOfPage(path.join(root, folder), page, 'dotnet')}`);
  const [intro, writing, running, runners, library] = await Promise.all(pages.map(read));
  return [
    ...frameworks.flatMap((framework): Journey[] => [
      {name: 'first', framework, steps: uninstallLast([...intro!, ...writing!, ...running!])},
      {name: 'runners', framework, steps: withCreation(framework, intro!, runners!)},
    ]),
    {name: 'library', steps: library!},
  ];
}

/** Moves the section that removes the browsers and the package to the end. */
function uninstallLast(steps: Step[]): Step[] {
  const start = steps.findIndex((step) => step.kind === 'section' && step.title === 'Uninstall');
  const length = steps.slice(start + 1).findIndex(({kind}) => kind === 'section') + 1;
  return [...steps.slice(0, start), ...steps.slice(start + length), ...steps.slice(start, start + length)];
}

/**
 * Creates the project as `intro` describes, where `test-runners` leads readers of other frameworks than NUnit. Runs all
 * tests at the end.
 */
function withCreation(framework: Framework, intro: Step[], runners: Step[]): Step[] {
  const last = runners.filter(({kind}) => kind === 'file').at(-1)!;
  const end: Step = {...last, kind: 'command', text: 'dotnet test', place: 'start', shell: 'bash'};
  delete end.tab;
  if (framework === 'nunit') return [...runners, end];
  const creation = intro.filter(({tab, kind}) => tab !== undefined && kind === 'command');
  const change = intro.filter(({kind}) => kind === 'replace');
  const rename = intro.find(({kind}) => kind === 'rename')!;
  const isOfNunit = (step: Step): boolean =>
    step.kind === 'command' && creation.some((each) => each.kind === 'command' && each.text === step.text);
  const rest = runners.filter((step) => !isOfNunit(step)).map((step) => (step.kind === 'rename' ? rename : step));
  return [...creation, ...change, ...rest, end];
}

/** Follows journeys on the fixture site of the samples, some at the same time. */
const followJourneys = (journeys: Journey[], programs: Programs): Promise<JourneyResult[]> =>
  inTemporaryFolder('steps-', async (base) => {
    const site = await startFixtureSite(programs);
    try {
      const searched = [writePowerShell(base), process.env.PATH].join(path.delimiter);
      const env = {...ownEnvironment(), ...site.environment, PATH: searched};
      const results = new Map<Journey, JourneyResult>();
      await forEachParallel(journeys, parallelJourneys, async (journey) => {
        results.set(journey, await followJourney(journey, base, env));
      });
      return journeys.map((journey) => results.get(journey)!);
    } finally {
      site.close();
    }
  });

/** @param env the environment of the commands, with the folder of the browsers to install */
async function followJourney(
  journey: Journey,
  base: string,
  env: Record<string, string> & {PLAYWRIGHT_BROWSERS_PATH?: string},
): Promise<JourneyResult> {
  const folder = path.join(base, `${journey.framework ?? 'programs'}-${journey.name}`);
  mkdirSync(folder);
  if (journey.framework === 'nunit') writeApp(folder);
  const own = {...env, PLAYWRIGHT_BROWSERS_PATH: path.join(folder, 'browsers')};
  const follower = new StepFollower(folder, journey.framework, own, env.PLAYWRIGHT_BROWSERS_PATH!);
  const problem = await follower.follow(journey.steps);
  return {journey, commands: follower.commands, problem};
}

/** Variables that would change what the commands do. */
const ignored = ['BROWSER', 'CI', 'DEBUG', 'HEADED', 'PWDEBUG'];

/** The environment of the commands. No build server remains. */
const ownEnvironment = (): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined || ignored.includes(name) ? [] : [[name, value]],
    ),
  ),
  PLAYWRIGHT_NODEJS_PATH: process.execPath,
  PLAYWRIGHT_SKIP_BROWSER_GC: '1',
  MSBUILDDISABLENODEREUSE: '1',
  UseSharedCompilation: 'false',
});

/**
 * Writes a program `pwsh` that runs `playwright.ps1`. Returns its folder. It is compiled once, because journeys that run it
 * from its source at the same time would write the same files.
 */
function writePowerShell(base: string): string {
  const folder = path.join(base, 'bin');
  const file = path.join(folder, 'pwsh');
  const program = path.join(root, 'tools/samples/dotnet/steps/PlaywrightScript.cs');
  execFileSync('dotnet', ['build', program, '-o', folder, '--nologo', '-verbosity:quiet'], {env: ownEnvironment()});
  writeFileSync(
    file,
    `#!/bin/sh
[ -f "$1" ] || { echo "pwsh: there is no file $1" >&2; exit 64; }
exec dotnet '${path.join(folder, 'PlaywrightScript.dll')}' "$@"
`,
  );
  chmodSync(file, 0o755);
  return folder;
}

function writeApp(folder: string): void {
  const app = path.join(folder, 'MyApp');
  mkdirSync(app);
  writeFileSync(
    path.join(app, 'MyApp.csproj'),
    `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>${targetFramework()}</TargetFramework></PropertyGroup></Project>\n`,
  );
  writeFileSync(path.join(app, 'Program.cs'), 'Microsoft.AspNetCore.Builder.WebApplication.Create(args).Run();\n');
}

/**
 * Prints the steps that fail, and how many commands ran.
 *
 * @returns the exit code: 1 if a step fails, or if no command matches an entry of the lists in `commands.ts`
 */
function reportSteps(results: JourneyResult[], seconds: number): number {
  const problems = results.flatMap(({problem}) => problem ?? []);
  const commands = results.flatMap((result) => result.commands);
  const unused = [...notRun, ...failures].filter(([pattern]) => !commands.some(({text}) => pattern.test(text)));
  if (problems.length === 0 && results.length > 0)
    for (const [pattern] of unused)
      problems.push({
        page: 'tools/samples/dotnet/steps/commands.ts',
        line: 1,
        message: `no command of the pages matches ${String(pattern)}; remove it`,
        details: [],
      });
  const frameworks = results.flatMap(({journey, commands: own}) =>
    own.filter(({outcome}) => outcome === 'run').map(() => journey.framework ?? 'programs'),
  );
  const status = reportProblems(problems);
  console.log(
    `steps of the pages: ${commands.length} commands (${countTexts(commands.map(({outcome}) => outcome))}; run by framework: ${countTexts(frameworks)}), ${problems.length} failed, in ${seconds.toFixed(0)} s`,
  );
  return status;
}
