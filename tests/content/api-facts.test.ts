import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {distinctVersions} from '../../src/content/versions';
import {folderWith} from '../unit/folderWith';

const root = path.resolve(__dirname, '../..');
const python = process.env.PYTHON ?? (process.platform === 'win32' ? 'python' : 'python3');

/** Where `tools/setup-python.ts` and `npm run roll` install a version. */
const environmentOf = (version: string): string | undefined =>
  [`.venv/${version}`, `.cache/wheels/${version}`]
    .map((folder) => path.join(root, folder))
    .find((folder) => existsSync(folder));

describe.each(distinctVersions().map(({library}) => library))('facts of %s', (version) => {
  const environment = environmentOf(version);

  it('equal the facts of the installed wheel', () => {
    expect(environment, `playwright ${version} is not installed; run npx tsx tools/setup-python.ts`).toBeDefined();
    const folder = folderWith();
    const script = path.join(root, 'python/api/extract.py');
    const {status, stderr} = spawnSync(python, [script, environment ?? '', '--out', folder], {encoding: 'utf8'});
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const committed = readFileSync(path.join(root, `editions/python/facts/${version}.json`), 'utf8').split('\n');
    const fresh = readFileSync(path.join(folder, `${version}.json`), 'utf8').split('\n');
    expect(
      committed.filter((line) => !fresh.includes(line)),
      'lines that the wheel does not have',
    ).toEqual([]);
    expect(
      fresh.filter((line) => !committed.includes(line)),
      'lines that are missing',
    ).toEqual([]);
    expect(committed).toEqual(fresh);
  });
});
