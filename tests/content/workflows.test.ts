import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse as parseYaml} from 'yaml';
import packageJson from '../../package.json';
import {root} from '../../src/utils/root';
import {hostFolders} from '../../tools/build/buildFolders';
import {planTests, stageNames} from '../../tools/test/plan';
import {stages} from '../../tools/test/stages';
import {folderWith} from '../lib/folderWith';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const minimumNode = Number(/\d+/.exec(packageJson.engines.node)![0]);

it.each(['deploy/Dockerfile', 'deploy/github-pages.yml', '.github/workflows/roll.yml'])(
  '%s runs commands that exist, with a Node that the site supports',
  (file) => {
    const text = read(file);
    const scripts = Array.from(text.matchAll(/\bnpm run (?:--silent )?([\w:-]+)/g), ([, name]) => name!);
    expect(scripts).not.toEqual([]);
    expect(scripts.filter((name) => !(name in packageJson.scripts))).toEqual([]);
    const named = text.matchAll(/node:(\d+)|node-version-file: (\S+)/g);
    const versions = Array.from(named, ([, version, versionFile]) => Number(version ?? read(versionFile!)));
    expect(versions).toHaveLength(1);
    expect(versions[0]).toBeGreaterThanOrEqual(minimumNode);
  },
);

describe('deploy/Dockerfile', () => {
  /** The instructions as words; the last argument of COPY is its target. */
  const instructions = read('deploy/Dockerfile')
    .split('\n')
    .map((line) => line.split(' '));
  const install = instructions.findIndex(([name]) => name === 'RUN');

  it('installs the packages with no other files than those copied before', () => {
    const folder = folderWith();
    for (const [name, ...files] of instructions.slice(0, install)) {
      const target = path.join(folder, files.pop() ?? '');
      if (name === 'COPY')
        for (const file of files) cpSync(path.join(root, file), path.join(target, path.basename(file)));
    }
    // In a dry run, npm compares package.json with the lock file, but creates no folder.
    mkdirSync(path.join(folder, 'node_modules'));
    const run = spawnSync('sh', ['-c', instructions[install]!.slice(1).join(' ')], {
      cwd: folder,
      encoding: 'utf8',
      env: {...process.env, npm_config_dry_run: 'true'},
    });
    expect([run.status, run.stderr]).toEqual([
      0,
      expect.stringMatching(/^Installing packages .*\n[\s\S]*added \d{3,} pack/),
    ]);
  }, 60_000);

  it('serves what a build writes, in the folder and at the port of the nginx configuration', () => {
    const {site, deploy} = hostFolders('/site');
    const [, folder] = /root (.*);/.exec(read('deploy/nginx.conf'))!;
    const [, port] = /listen (\d+);/.exec(read('deploy/nginx.conf'))!;
    expect(read('deploy/Dockerfile').split('\n')).toEqual(
      expect.arrayContaining([
        `COPY --from=build ${site} ${folder}`,
        `COPY --from=build ${deploy}/nginx.conf /etc/nginx/conf.d/default.conf`,
        `EXPOSE ${port}`,
      ]),
    );
  });
});

it('deploy/github-pages.yml fetches the history, and deploys what the build writes', () => {
  interface Step {
    uses?: string;
    with?: Record<string, unknown>;
  }
  const {env, jobs} = parseYaml(read('deploy/github-pages.yml')) as {
    env: Record<string, string>;
    jobs: Record<string, {steps: Step[]}>;
  };
  const optionsOf = (name: string) => jobs.test!.steps.find(({uses}) => uses?.startsWith(`${name}@`))!.with!;
  expect(optionsOf('actions/checkout')['fetch-depth']).toBe(0);
  // A project page is at the path of its repository.
  expect(`${optionsOf('actions/upload-pages-artifact').path as string}/`).toBe(
    path.basename(hostFolders(root).site) + env.SITE_BASE,
  );
});

interface Workflow {
  jobs: Record<string, {strategy?: {matrix: {command: string[]}}; steps: {run?: string}[]}>;
}

/** Returns the arguments of `npm test` in all jobs, with the values of their matrix. */
function testCommands(file: string): string[][] {
  const {jobs} = parseYaml(read(`.github/workflows/${file}`)) as Workflow;
  return Object.values(jobs)
    .flatMap(({strategy, steps}) => [
      ...(strategy?.matrix.command ?? []),
      ...steps.flatMap(({run = ''}) => run.split('\n')),
    ])
    .flatMap((line) => /npm test(?: -- .*)?$/.exec(line) ?? [])
    .map((command) => command.split(' ').slice(3));
}

it.each(['nightly.yml', 'test.yml'])('%s runs stages that exist', (file) => {
  const commands = testCommands(file);
  expect(commands.length).toBeGreaterThan(0);
  for (const words of commands) expect(planTests(words).stages.length, words.join(' ')).toBeGreaterThan(0);
});

it('the test workflow runs all stages completely', () => {
  const planned = testCommands('test.yml').flatMap((words) => planTests(words).stages);
  const whole = stageNames.filter((name) => {
    const parts = planned.flatMap((each) => (each.name === name && each.filters.length === 0 ? each.part : []));
    const isQuick = parts.includes('quick');
    return parts.includes('whole') || (isQuick && (stages[name].quick === 'whole' || parts.includes('rest')));
  });
  expect(whole).toEqual(stageNames);
});
