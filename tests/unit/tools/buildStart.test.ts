import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {root} from '../../../tools/lib/root';

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

const base = /^SITE_BASE=python cannot work, [^\n]+\n$/;
const partial = {ALGOLIA_APP_ID: 'app', ALGOLIA_INDEX: 'docs'};
const missingKey = /^search: `apiKey` is missing: set ALGOLIA_SEARCH_KEY\. Or unset [^\n]+\n$/;

it.each([
  ['build', {SITE_BASE: 'python'}, base],
  ['start', {SITE_BASE: 'python'}, base],
  ['serve', {SITE_BASE: 'python'}, base],
  ['build', partial, missingKey],
  ['start', partial, missingKey],
])('npm run %s stops at the start with one line if the settings are %j', {timeout: 30_000}, (command, env, message) => {
  expect(runScript(command, env)).toEqual({status: 1, output: expect.stringMatching(message) as string});
});

it('names each script after its file', () => {
  const files = Object.entries(scripts).map(([name, command]) => [name, / tsx tools\/(\S+)\.mts$/.exec(command)?.[1]]);
  expect(files.filter(([name, file]) => file !== undefined && file !== name!.replace(':', '-'))).toEqual([]);
});
