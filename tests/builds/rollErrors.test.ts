import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {root} from '../../tools/lib/root';

function roll(version: string | undefined, env: Record<string, string> = {}): {status: number | null; said: string} {
  const script = path.join(root, 'tools/roll.mts');
  const {status, stderr, stdout} = spawnSync(
    process.execPath,
    ['--import', 'tsx', script, ...(version === undefined ? [] : [version])],
    {encoding: 'utf8', env: {...process.env, ...env}},
  );
  return {status, said: `${stdout}${stderr}`.trim()};
}

it.each([undefined, 'latest', '1.57'])('asks for a version that can be one, not %s', {timeout: 180_000}, (version) => {
  expect(roll(version)).toEqual({status: 2, said: 'Which version? For example: npm run roll -- 1.66.0'});
});

it('says in one line that a wheel cannot be installed, and leaves nothing behind', () => {
  expect(roll('9.9.9', {PIP_NO_INDEX: '1'})).toEqual({
    status: 1,
    said: 'playwright==9.9.9 cannot be installed (No matching distribution found for playwright==9.9.9): choose a version from https://pypi.org/project/playwright/#history',
  });
  expect(existsSync(path.join(root, '.cache/wheels/9.9.9'))).toBe(false);
  expect(existsSync(path.join(root, 'editions/python/facts/9.9.9.json'))).toBe(false);
}, 180_000);

it('says in one line that there is no Python', () => {
  expect(roll('9.9.8', {PATH: '/nowhere'})).toEqual({
    status: 1,
    said: 'Python 3.10 or newer with venv is needed: install it (Debian: apt-get install python3-venv) or set PYTHON',
  });
}, 180_000);
