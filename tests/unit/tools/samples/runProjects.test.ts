import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import type {ProjectCommand} from '../../../../src/languages/samples';
import {root as site} from '../../../../src/utils/root';
import {projectModules} from '../../../../tools/samples/projects/projectModules';
import {runCommand} from '../../../../tools/samples/projects/runCommand';
import {runProjects} from '../../../../tools/samples/projects/runProjects';
import type {ShownProject} from '../../../../tools/samples/readShownPage';
import {folderWith} from '../../../lib/folderWith';

/** Creates a project with files on lines 10, 20, ... and commands on lines 110, 120, ... */
function project(files: Record<string, string>, commands: Partial<ProjectCommand>[] = []): ShownProject {
  return {
    page: 'docs/test-cli.javascript.mdx',
    name: 'sums',
    files: Object.entries(files).map(([title, code], index) => ({
      line: 10 * (index + 1),
      title,
      code,
      isHidden: false,
    })),
    commands: commands.map((command, index) => ({
      line: 100 + 10 * (index + 1),
      code: 'npx playwright test',
      isHidden: false,
      output: [],
      exitCode: 0,
      creates: [],
      ...command,
    })),
  };
}

const files = {
  'playwright.config.ts': "export default { reporter: [['list'], ['json', { outputFile: 'report/all.json' }]] };",
  'tests/sum.spec.ts': `import { test, expect } from '@playwright/test';
import { sum } from '../sum';
test('adds', () => expect(sum(1, 2)).toBe(3));
`,
  'sum.ts': 'export const sum = (a: number, b: number): number => a + b;',
};
const run = (projects: ShownProject[], seconds = 60) =>
  runProjects(projects, {
    environment: {},
    projectModules: () => path.join(site, 'node_modules'),
    defaultCommand: 'npx playwright test',
    seconds,
  });

describe('runs the files and commands of a project with the real runner', () => {
  it('passes if exit code, output and files are as expected', {timeout: 120_000}, async () => {
    const [result] = await run([project(files, [{output: ['1 passed', 'adds'], creates: ['report/*.json']}])]);
    expect(result).toMatchObject({problems: []});
  });

  it(
    'reports each difference with the line of the commands and the end of the output',
    {timeout: 120_000},
    async () => {
      const [result] = await run([project(files, [{output: ['2 passed'], exitCode: 1, creates: ['report/*.html']}])]);
      expect(result!.problems.map(({line, message}) => `${line}: ${message}`)).toEqual([
        expect.stringMatching(
          /^110: project "sums": `npx playwright test` ends with exit code 0; expected: 1; correct/,
        ),
        expect.stringMatching(/^110: .* does not print "2 passed"; correct the project or "output"$/),
        expect.stringMatching(/^110: .* creates no file "report\/\*\.html"; correct the project or "creates"$/),
      ]);
      expect(result!.problems.at(-1)!.details.join('\n')).toContain('1 passed');
    },
  );
});

it('runs no commands after one that failed, and each project in a folder of its own', async () => {
  const results = await run([
    project({}, [
      {code: 'echo one > a.txt; exit 3', exitCode: 3},
      {code: 'cat a.txt missing.txt'},
      {code: 'echo last'},
    ]),
    {...project({}, [{code: 'cat a.txt', exitCode: 1}]), name: 'other'},
  ]);
  expect(results.map(({problems}) => problems.map(({line}) => line))).toEqual([[120], []]);
});

it('runs the command of the edition in a project without commands, with the programs of its environment', async () => {
  const [result] = await runProjects([project({'tests.sh': 'echo "$GREETING"; exit 4'})], {
    environment: {PATH: `/none:${process.env.PATH}`, GREETING: 'from the setup'},
    defaultCommand: 'ls; bash tests.sh',
    seconds: 20,
  });
  const [problem] = result!.problems;
  expect(problem!.message).toContain('`ls; bash tests.sh` ends with exit code 4; expected: 0');
  expect(problem!.details).toEqual(['tests.sh', 'from the setup']);
});

it('skips commands with a reason', async () => {
  const [result] = await run([project({}, [{code: 'exit 1', noRun: 'other-browser'}])]);
  expect(result).toMatchObject({problems: [], skipped: 'other-browser'});
});

it('runs a project again that failed, and reports a command that does not end', async () => {
  const count = path.join(folderWith({runs: ''}), 'runs');
  const code = `echo 1 >> ${count}; test $(wc -l < ${count}) -gt 1 || sleep 9`;
  const [result, other] = await run([project({}, [{code}]), {...project({}, [{code: 'sleep 9'}]), name: 'other'}], 1);
  expect([result!.problems, result!.again?.message]).toEqual([
    [],
    expect.stringContaining('does not end within 1 seconds'),
  ]);
  expect(other!.problems.map(({message}) => message)).toEqual([
    'project "other": `sleep 9` does not end within 1 seconds',
  ]);
});

it('runs projects that use the same port one after the other', async () => {
  const code = 'mkdir ../busy; sleep 0.2; rmdir ../busy # localhost:3000';
  const results = await run(['a', 'b'].map((name) => ({...project({}, [{code}]), name})));
  expect(results.flatMap(({problems, again}) => [...problems, again])).toEqual([undefined, undefined]);
});

it('kills commands that do not end, with the processes that they started', {timeout: 20_000}, async () => {
  const folder = folderWith();
  const env = {PATH: process.env.PATH!};
  const {exitCode} = await runCommand('setsid sleep 300 & echo $! > pid; sleep 300', folder, env, 1);
  expect(exitCode).toBeUndefined();
  const pid = Number(readFileSync(path.join(folder, 'pid'), 'utf8'));
  await expect.poll(() => isRunning(pid)).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    // A process that has ended stays a zombie until its parent reads its status.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

describe('the packages of a project', () => {
  let root: string;
  beforeEach(() => void (root = folderWith({'shared/dotenv/package.json': '{"version": "1.0.0"}'})));
  const packages = (code?: string) =>
    projectModules(project(code === undefined ? {} : {'a.ts': '', 'package.json': code}), '1.65.1', 'shared-folder');

  it('are the shared ones if it names no others', () => {
    expect(packages()).toBe('shared-folder');
    expect(packages('{"scripts": {"start": "vite"}}')).toBe('shared-folder');
    const own = project({'package.json': '{"devDependencies": {"dotenv": "1.0.0"}}'});
    expect(projectModules(own, '1.65.1', path.join(root, 'shared'))).toBe(path.join(root, 'shared'));
  });

  it.each([
    ['{"devDependencies": {"dotenv": "^1.0.0"}}', /"dotenv": "\^1\.0\.0" can change; write an exact version/],
    ['{', /package\.json is not valid JSON: .*; correct it/],
  ])('report line and remedy: %s', (code, message) => {
    expect(() => packages(code)).toThrow(
      expect.objectContaining({line: 20, message: expect.stringMatching(message) as string}),
    );
  });
});
