import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {edition} from '../../editions';
import {distinctVersions} from '../../src/content/versions';
import {factsOf} from '../../src/content/api/factsOf';

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
    const folder = mkdtempSync(path.join(tmpdir(), 'facts-'));
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

  it('contain all kinds of facts', () => {
    const {classes} = factsOf({root, ...edition}, version);
    const all = Object.values(classes).flatMap((entry) => entry.members);
    const parameters = all.flatMap((member) => member.parameters ?? []);
    expect(Object.keys(classes).length).toBeGreaterThan(40);
    expect(all.length).toBeGreaterThan(600);
    expect(all.filter(({kind}) => kind === 'property').length).toBeGreaterThan(90);
    expect(all.filter(({kind}) => kind === 'event').length).toBeGreaterThan(40);
    expect(all.filter(({yields}) => yields).length).toBeGreaterThan(15);
    expect(parameters.length).toBeGreaterThan(1400);
    expect(parameters.filter(({since}) => since).length).toBeGreaterThan(200);
  });

  it('give every member an id of its own', () => {
    for (const [className, {members: own}] of Object.entries(factsOf({root, ...edition}, version).classes)) {
      const ids = own.map(({id}) => id);
      expect(new Set(ids).size, className).toBe(ids.length);
    }
  });
});
