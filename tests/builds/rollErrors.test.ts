import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {root} from '../../src/utils/root';
import {runScript} from '../lib/runScript';

const roll = (release: string | undefined, env: NodeJS.ProcessEnv = {}) =>
  runScript('tools/roll.mts', release === undefined ? [] : [release], {env});

it.each([undefined, 'latest', '1.57'])('rejects the release %s', {timeout: 180_000}, async (release) => {
  expect(await roll(release)).toEqual({status: 2, output: 'Which release? For example: npm run roll -- 1.66.0\n'});
});

it('reports in one line that a wheel cannot be installed, and leaves nothing behind', async () => {
  expect(await roll('9.9.9', {PIP_NO_INDEX: '1'})).toEqual({
    status: 1,
    output:
      'playwright==9.9.9 cannot be installed (No matching distribution found for playwright==9.9.9): choose a release from https://pypi.org/project/playwright/#history\n',
  });
  expect(existsSync(path.join(root, '.cache/wheels/9.9.9'))).toBe(false);
  expect(existsSync(path.join(root, 'editions/python/facts/9.9.9.json'))).toBe(false);
}, 180_000);

it('reports in one line that Python is missing', async () => {
  expect(await roll('9.9.8', {PATH: '/nowhere'})).toEqual({
    status: 1,
    output:
      'Python 3.10 or newer with venv is needed: install it (Debian: apt-get install python3-venv) or set PYTHON\n',
  });
}, 180_000);
