import {spawnSync, type SpawnSyncOptions} from 'node:child_process';
import {chmodSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {folderWith} from '../folderWith';

const root = path.resolve(__dirname, '../../..');
const {scripts} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Runs a command of the site; returns its exit code and output. */
function run(args: string[], env: NodeJS.ProcessEnv = {}, options: SpawnSyncOptions = {}) {
  const {status, stdout, stderr} = spawnSync(process.execPath, args, {
    cwd: root,
    env: {...process.env, ...env},
    ...options,
    encoding: 'utf8',
  });
  return {status, output: stdout + stderr};
}

/** Runs the script of `npm run NAME` without installing packages. */
function runScript(name: string, env: NodeJS.ProcessEnv) {
  const [, file] = / tsx (tools\/\S+)$/.exec(scripts[name]!)!;
  return run(['--import', 'tsx', file!], env);
}

it.each([
  ['build', 'SITE_BASE', 'python'],
  ['start', 'SITE_URL', 'docs.example.com'],
  ['serve', 'SITE_BASE', 'python'],
])(
  'npm run %s stops at the start with one line if %s is %s',
  (command, name, value) => {
    const {status, output} = runScript(command, {[name]: value});
    expect([status, output]).toEqual([
      1,
      expect.stringMatching(new RegExp(`^${name}=${value} cannot work, [^\\n]+\\n$`)),
    ]);
  },
  30_000,
);

it.each(['build', 'start'])(
  'npm run %s stops at the start with one line if the hosted search is set up in part',
  (command) => {
    const {status, output} = runScript(command, {ALGOLIA_APP_ID: 'app', ALGOLIA_INDEX: 'docs'});
    expect([status, output]).toEqual([
      1,
      expect.stringMatching(/^search-index: `apiKey` is missing: set ALGOLIA_SEARCH_KEY\. Or unset [^\n]+\n$/),
    ]);
  },
  30_000,
);

const isRoot = process.getuid?.() === 0;

// Root may write everywhere, so the command runs as another user, who must be able to run Node.
it.skipIf(isRoot && process.execPath.startsWith('/root'))(
  'commands stop with one line if packages are missing and the checkout is read-only',
  () => {
    const setup = readFileSync(path.join(root, 'tools/setup.mjs'));
    const checkout = folderWith({'tools/setup.mjs': setup, 'package-lock.json': '{}'});
    chmodSync(checkout, 0o555);
    const {status, output} = run(
      [path.join(checkout, 'tools/setup.mjs')],
      {},
      {
        cwd: checkout,
        ...(isRoot ? {uid: 65534, gid: 65534} : {}),
      },
    );
    chmodSync(checkout, 0o755);
    expect([status, output]).toEqual([1, expect.stringMatching(/^\S+ is read-only, and the packages [^\n]+\n$/)]);
  },
  30_000,
);
