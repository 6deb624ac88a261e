import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const root = path.resolve(__dirname, '../../..');
const {scripts} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Runs the script of `npm run NAME` without installing packages; returns its exit code and output. */
function runScript(name: string, env: NodeJS.ProcessEnv) {
  const [, file] = / tsx (tools\/\S+)$/.exec(scripts[name]!)!;
  const {status, stdout, stderr} = spawnSync(process.execPath, ['--import', 'tsx', file!], {
    cwd: root,
    env: {...process.env, ...env},
    encoding: 'utf8',
  });
  return {status, output: stdout + stderr};
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
      expect.stringMatching(/^search: `apiKey` is missing: set ALGOLIA_SEARCH_KEY\. Or unset [^\n]+\n$/),
    ]);
  },
  30_000,
);
