import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {versions} from '../../src/content/versions';
import {checkFacts} from '../../src/content/api/loadFacts';
import {installWheel, releasesBetween} from '../../tools/lib/installWheel';
import {messageOf} from '../../tools/lib/runTool';

const root = path.resolve(__dirname, '../..');
const version = '1.57.0';
const minute = 60_000;
/** Keeps the installed packages of the copy for the next run. */
const kept = path.join(root, '.cache/roll-test');
let copy: string;
let advice: string;

/** Runs a command of the copy like an author; returns everything that it prints. */
function run(tool: string, ...args: string[]): {status: number | null; output: string} {
  const {status, stdout, stderr} = spawnSync(process.execPath, ['--import', 'tsx', `tools/${tool}`, ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
  return {status, output: stdout + stderr};
}

/** Whether the wheel can be installed. Without a package index, only CI fails. */
function hasWheel(): boolean {
  try {
    installWheel(kept, version);
    return true;
  } catch (error) {
    if (process.env.CI) throw error;
    console.log(`The roll is not tested: ${messageOf(error)}`);
    return false;
  }
}

/** Copies the sources of the site and links the installed packages. */
function copySite(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'roll-test-'));
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  for (const file of execFileSync('git', args, {cwd: root, encoding: 'utf8'}).split('\0')) {
    if (file === '' || !existsSync(path.join(root, file))) continue;
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    cpSync(path.join(root, file), path.join(folder, file));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  for (const name of ['.venv', '.cache/wheels']) {
    mkdirSync(path.join(kept, name), {recursive: true});
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    symlinkSync(path.join(kept, name), path.join(folder, name), 'dir');
  }
  return folder;
}

describe.skipIf(!hasWheel())('the facts of a release', () => {
  it(
    'come from its wheel alone, and what older facts do not contain is new in it',
    () => {
      const release = '1.65.2';
      const {folder, python} = installWheel(kept, release);
      const out = mkdtempSync(path.join(tmpdir(), 'roll-facts-'));
      const script = path.join(root, 'python/api/extract.py');
      const known = path.join(root, 'editions/python/facts');
      const {stderr} = spawnSync(python, [script, folder, '--out', out, '--known', known], {encoding: 'utf8'});
      expect(stderr).toBe('');
      const file = path.join(out, `${release}.json`);
      const {classes} = checkFacts(JSON.parse(readFileSync(file, 'utf8')), file);
      rmSync(out, {recursive: true});
      const member = (className: string, name: string) =>
        classes[className]?.members.find((candidate) => candidate.name === name);
      // Known, new, and in a file of its own.
      expect(member('Page', 'goto')).toMatchObject({id: 'page-goto', since: '1.8'});
      expect(member('Page', 'get_by_ref')).toMatchObject({id: 'page-get-by-ref', since: '1.65'});
      expect(member('FormData', 'append')).toMatchObject({id: 'form-data-append', returns: 'FormData'});
      expect(member('Page', 'accessibility')).toBeUndefined();
    },
    3 * minute,
  );
});

describe.skipIf(!hasWheel())('a roll over several releases', () => {
  it(
    'reads the newest release of each minor version',
    () => {
      expect(releasesBetween('1.56.0', '1.65.1')).toEqual([
        '1.57.0',
        '1.58.0',
        '1.59.0',
        '1.60.0',
        '1.61.0',
        '1.62.0',
        '1.63.0',
        '1.64.1',
        '1.65.1',
      ]);
      expect(releasesBetween('1.65.0', '1.65.1')).toEqual(['1.65.1']);
    },
    minute,
  );
});

describe.skipIf(!hasWheel())('a roll to a new version', () => {
  beforeAll(() => {
    copy = copySite();
    const {status, output} = run('roll.mts', version);
    expect(status, output).toBe(0);
    advice = output;
    // The second step of CONTRIBUTING.md, "Roll to a new version of the library".
    const file = path.join(copy, 'src/content/versions.ts');
    const {next, stable} = versions;
    const rolled = readFileSync(file, 'utf8')
      .replaceAll(next.library, version)
      .replaceAll(stable.library, next.library);
    writeFileSync(file, rolled);
    writeFileSync(path.join(copy, `python/requirements/${version}.txt`), `-r common.txt\nplaywright==${version}\n`);
  }, 3 * minute);

  afterAll(() => rmSync(copy, {recursive: true, force: true}));

  it('lists what is new and removed, and the old version numbers', () => {
    expect(advice).toContain(`wrote editions/python/facts/${version}.json`);
    expect(advice).toMatch(/docs\/api\/class-locator\.mdx:\d+: Locator\.description is new \(property\)/);
    expect(advice).toMatch(new RegExp(`docs/intro\\.mdx:\\d+: \`${versions.next.library}\` is the old version`));
  });

  it(
    'gives the same remedies as `npm run api:check` for a removed class and a removed member',
    () => {
      const {status, output} = run('check-api.mts');
      expect(status).toBe(1);
      const removals = output.split('\n').filter((line) => line.includes('was removed'));
      expect(removals).toEqual([
        expect.stringContaining('class Accessibility was removed; move the page to docs/_until/1.57/api/'),
        expect.stringContaining('Page.accessibility was removed (property)'),
      ]);
      for (const line of removals) expect(advice).toContain(line);
    },
    minute,
  );

  it(
    'leaves a site whose samples run with the new version',
    () => {
      const {status, output} = run('samples.mts', 'dialogs', 'locators', 'intro', '--no-cache');
      expect(output).toMatch(/[1-9]\d+ forms: .* 0 failed/);
      expect(status, output).toBe(0);
    },
    4 * minute,
  );
});
