// cspell:ignore NOSYSTEM pipefail
import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {DockerfileParser, type Copy} from 'dockerfile-ast';
import {describe, expect, it} from 'vitest';
import {parse as parseYaml} from 'yaml';
import {hostFolders} from '../../tools/build/buildFolders';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const {scripts, engines} = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  engines: {node: string};
};
const minimumNode = Number(/\d+/.exec(engines.node)![0]);

/** Checks that a command of a recipe exists: `npm test`, `npm run NAME`, `node FILE`. */
function expectCommand(command: string): void {
  const [program, first = '', second = ''] = command.trim().split(/\s+/);
  if (program === 'node') return expect(existsSync(path.join(root, first)), command).toBe(true);
  expect(program, command).toBe('npm');
  expect(scripts, command).toHaveProperty(first === 'run' ? second : first);
}

describe('deploy/Dockerfile', () => {
  const dockerfile = DockerfileParser.parse(read('deploy/Dockerfile'));
  const ignored = read('.dockerignore').split('\n');
  const instructions = dockerfile.getInstructions();
  const copies = instructions.filter((each): each is Copy => each.getKeyword() === 'COPY');
  /** Sources of a COPY instruction, and its last argument. */
  const argumentsOf = (copy: Copy) => {
    const all = copy.getArguments().map((each) => each.getValue());
    return {sources: all.slice(0, -1), target: all.at(-1)!};
  };
  const from = (copy: Copy) =>
    copy
      .getFlags()
      .find((flag) => flag.getName() === 'from')
      ?.getValue();

  it('copies files that the checkout has and that are not ignored', () => {
    const sources = copies.filter((copy) => !from(copy)).flatMap((copy) => argumentsOf(copy).sources);
    expect(sources).toContain('.');
    expect(sources.filter((file) => !existsSync(path.join(root, file)) || ignored.includes(file))).toEqual([]);
  });

  it('copies files that a build writes, from a stage that exists', () => {
    const stages = dockerfile.getFROMs().map((each) => each.getBuildStage());
    const later = copies.filter((copy) => from(copy));
    expect(later.map((copy) => stages.includes(from(copy)!))).toEqual([true, true]);
    const {site, deploy} = hostFolders('/site');
    expect(later.flatMap((copy) => argumentsOf(copy).sources)).toEqual([site, `${deploy}/nginx.conf`]);
  });

  it('runs commands that exist, with a Node that the site supports', () => {
    const runs = instructions.filter((each) => each.getKeyword() === 'RUN');
    expect(runs.map((each) => each.getArgumentsContent())).toContain('npm run build:all');
    for (const each of runs) expectCommand(each.getArgumentsContent()!);
    expect(Number(/^node:(\d+)/.exec(dockerfile.getFROMs()[0]!.getImage()!)![1])).toBeGreaterThanOrEqual(minimumNode);
  });

  it('installs the packages with no other files than those copied before', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'dockerfile-'));
    const install = instructions.findIndex((each) => each.getKeyword() === 'RUN');
    for (const copy of copies.filter((each) => instructions.indexOf(each) < install)) {
      const {sources, target} = argumentsOf(copy);
      for (const file of sources) cpSync(path.join(root, file), path.join(folder, target, path.basename(file)));
    }
    // In a dry run, npm compares package.json with the lock file, but creates no folder.
    mkdirSync(path.join(folder, 'node_modules'));
    const run = spawnSync('sh', ['-c', instructions[install]!.getArgumentsContent()!], {
      cwd: folder,
      encoding: 'utf8',
      env: {...process.env, npm_config_dry_run: 'true'},
    });
    expect([run.status, run.stderr]).toEqual([
      0,
      expect.stringMatching(/^Installing packages .*\n[\s\S]*added \d{3,} pack/),
    ]);
    rmSync(folder, {recursive: true});
  }, 60_000);

  it('serves the folder and the port of the nginx configuration', () => {
    const folders = copies.map((copy) => argumentsOf(copy).target);
    const [, folder] = /root (.*);/.exec(read('deploy/nginx.conf'))!;
    const [, port] = /listen (\d+);/.exec(read('deploy/nginx.conf'))!;
    expect(folders).toContain(folder);
    expect(folders).toContain('/etc/nginx/conf.d/default.conf');
    const exposed = instructions.find((each) => each.getKeyword() === 'EXPOSE')!;
    expect(exposed.getArgumentsContent()).toBe(port);
  });
});

describe('.github/workflows/roll.yml', () => {
  const workflow = parseYaml(read('.github/workflows/roll.yml')) as {
    on: {schedule: {cron: string}[]};
    defaults: {run: {shell: string}};
    permissions: Record<string, string>;
    jobs: Record<string, {strategy: {matrix: {edition: string[]}}; steps: {run?: string}[]}>;
  };
  const {strategy, steps} = workflow.jobs.roll!;
  const scripts = steps.flatMap(({run}) => (run === undefined ? [] : [run]));

  it('rolls editions that exist with a command that exists', () => {
    const [command = ''] = scripts;
    const [, script = ''] = /^npm run --silent (\S+) -- newest \|/.exec(command) ?? [];
    expectCommand(`npm run ${script}`);
    for (const edition of strategy.matrix.edition) expect(existsSync(path.join(root, 'editions', edition))).toBe(true);
  });

  it('has scripts that a shell can read', () => {
    for (const script of scripts) execFileSync('sh', ['-n', '-c', script]);
  });

  it('runs once a day, and can open a pull request', () => {
    expect(workflow.on.schedule.map(({cron}) => cron)).toEqual([expect.stringMatching(/^\d+ \d+ \* \* \*$/)]);
    expect(workflow.permissions).toEqual({contents: 'write', 'pull-requests': 'write'});
    expect(scripts.at(-1)).toContain('gh pr create');
  });

  it('fails if the roll fails, although its output goes through a pipe', () => {
    // GitHub adds `-o pipefail` only if the workflow names the shell.
    expect(workflow.defaults.run.shell).toBe('bash');
    const run = spawnSync('bash', ['-eo', 'pipefail', '-c', `npm() { return 3; }; ${scripts[0]}`], {
      cwd: mkdtempSync(path.join(tmpdir(), 'roll-')),
    });
    expect(run.status).toBe(3);
  });
});

describe('deploy/github-pages.yml', () => {
  interface Step {
    uses?: string;
    run?: string;
    with?: Record<string, unknown>;
  }
  const workflow = parseYaml(read('deploy/github-pages.yml')) as {
    on: Record<string, unknown>;
    env: Record<string, string>;
    jobs: Record<
      string,
      {needs?: string; container?: {image: string}; steps: Step[]; permissions?: Record<string, string>}
    >;
  };
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);
  const uses = (name: string) => steps.find((step) => step.uses?.startsWith(`${name}@`));

  it('runs the tests in Debian with a Node that the site supports, because there they can install the browsers', () => {
    const commands = steps.flatMap(({run}) => (run ? run.trim().split('\n') : []));
    expect(commands).toContain('npm test');
    commands.filter((command) => !/^(?:apt-get|git) /.test(command)).forEach(expectCommand);
    const [, node] = /^node:(\d+)-bookworm$/.exec(workflow.jobs.test!.container!.image)!;
    expect(Number(node)).toBeGreaterThanOrEqual(minimumNode);
  });

  it('lets git read the checkout, which belongs to another user than the one in the container', () => {
    const [order] = steps.flatMap(({run}) => (run?.includes('safe.directory') ? [run] : []));
    const home = mkdtempSync(path.join(tmpdir(), 'workflow-'));
    const env = {
      ...process.env,
      HOME: home,
      GITHUB_WORKSPACE: root,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_TEST_ASSUME_DIFFERENT_OWNER: '1',
    };
    const isReadable = () => spawnSync('git', ['log', '-1'], {cwd: root, env}).status === 0;
    const before = isReadable();
    execFileSync('sh', ['-c', order!], {env});
    expect([before, isReadable()]).toEqual([false, true]);
    rmSync(home, {recursive: true});
  });

  it('fetches the history, and deploys what the build writes', () => {
    expect(uses('actions/checkout')?.with?.['fetch-depth']).toBe(0);
    expect(steps.map(({run}) => run)).toContain('npm run build:all');
    const folder = uses('actions/upload-pages-artifact')?.with?.path as string;
    // A project page is at the path of its repository.
    expect(`${folder}/`).toBe(path.basename(hostFolders(root).site) + workflow.env.SITE_BASE);
    expect(workflow.jobs.deploy).toMatchObject({needs: 'test', permissions: {pages: 'write', 'id-token': 'write'}});
  });
});
