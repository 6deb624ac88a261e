import {spawnSync, type SpawnSyncOptions} from 'node:child_process';
import {chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';

const root = path.resolve(__dirname, '../../..');

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

it.each([
  ['build', 'SITE_BASE', 'python'],
  ['build', 'SITE_REPOSITORY', 'git@github.com:me/docs.git'],
  ['build', 'SITE_URL', 'docs.example.com'],
  ['serve', 'SITE_BASE', 'python'],
])(
  'npm run %s stops at the start with one line if %s is %s',
  (command, name, value) => {
    const {status, output} = run(['--import', 'tsx', `tools/${command}.mts`], {[name]: value});
    expect([status, output]).toEqual([
      1,
      expect.stringMatching(new RegExp(`^${name}=${value} cannot work, [^\\n]+\\n$`)),
    ]);
  },
  30_000,
);

const isRoot = process.getuid?.() === 0;

// Root may write everywhere, so the command runs as another user, who must be able to run Node.
it.skipIf(isRoot && process.execPath.startsWith('/root'))(
  'commands stop with one line if packages are missing and the checkout is read-only',
  () => {
    const checkout = mkdtempSync(path.join(tmpdir(), 'read-only-'));
    mkdirSync(path.join(checkout, 'tools'));
    copyFileSync(path.join(root, 'tools/setup.mjs'), path.join(checkout, 'tools/setup.mjs'));
    writeFileSync(path.join(checkout, 'package-lock.json'), '{}');
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
    rmSync(checkout, {recursive: true});
    expect([status, output]).toEqual([1, expect.stringMatching(/^\S+ is read-only, and the packages [^\n]+\n$/)]);
  },
  30_000,
);
