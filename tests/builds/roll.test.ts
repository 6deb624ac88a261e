import {existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import libraries from '../../src/content/libraryReleases.json';
import {versions} from '../../src/content/versions';
import {readFactsFile} from '../../src/content/api/factsFile';
import type {ApiFacts} from '../../src/content/api/types';
import {minorOf} from '../../src/utils/releaseNumbers';
import {messageOf} from '../../src/utils/messageOf';
import {readChanges} from '../../src/content/api/changeHistory';
import {root} from '../../src/utils/root';
import {fetchNpmPackage} from '../../tools/system/fetchPackages';
import {installWheel} from '../../tools/facts/python';
import {copySite} from '../lib/copySite';
import {runScript} from '../lib/runScript';

const {python: release, javascript} = versions.next.releases;
/** Returns a number for the release before a minor release, from which the test rolls. */
const olderThan = (minor: string): string => minor.replace(/\d+$/, (digits) => `${Number(digits) - 1}.0`);
const previous = olderThan(minorOf(release));
const minute = 60_000;
/** Files that name the release. */
const documents = ['docs/intro.mdx', 'docs/docker.mdx', 'CONTRIBUTING.md'];
/** Keeps the installed packages of the copy for the next run. */
const kept = path.join(root, '.cache/roll-test');
const releasesFile = 'src/content/libraryReleases.json';
const changesFile = 'editions/python/changes.json';
const checksumsFile = 'tools/samples/java/checksums.json';
let copy: string;
let advice: string;

/** Runs a command of the copy like an author. */
const run = (tool: string, ...args: string[]) => runScript(`tools/${tool}`, args, {cwd: copy});

/** Whether packages can be installed. Without their registry, only CI fails. */
function canInstall(install: () => void): boolean {
  try {
    install();
    return true;
  } catch (error) {
    if (process.env.CI) throw error;
    console.log(`The roll is not tested: ${messageOf(error)}`);
    return false;
  }
}

const exists = (file: string): boolean => existsSync(path.join(copy, file));

const read = (file: string, folder = copy): string => readFileSync(path.join(folder, file), 'utf8');

/** Changes a file of the copy. */
const change = (file: string, edit: (text: string) => string): void =>
  writeFileSync(path.join(copy, file), edit(read(file)));

/** Copies the sources of the site, and links the packages that the run before installed. */
function copyWithPackages(): string {
  const folder = copySite();
  for (const name of ['.venv', '.cache/wheels']) {
    mkdirSync(path.join(kept, name), {recursive: true});
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    symlinkSync(path.join(kept, name), path.join(folder, name), 'dir');
  }
  return folder;
}

const readCommitted = (edition = 'python', number: string = release): ApiFacts =>
  readFactsFile(path.join(root, `editions/${edition}/facts/${number}.json`));

/** Returns facts without what is new in a minor release. */
function withoutMinor(facts: ApiFacts, minor: string): ApiFacts {
  const isOld = ({since}: {since?: string}): boolean => since !== minor;
  const classes = Object.entries(facts.classes)
    .filter(([, entry]) => isOld(entry))
    .map(([name, entry]) => {
      const members = entry.members
        .filter(isOld)
        .map((member) => ({...member, ...(member.parameters && {parameters: member.parameters.filter(isOld)})}));
      return [name, {...entry, members}];
    });
  return {...facts, release: olderThan(minor), classes: Object.fromEntries(classes) as ApiFacts['classes']};
}

/** Returns the text of a file with changes without those of the release. */
const withoutRelease = (text: string): string =>
  text.replace(new RegExp(`,\n"${minorOf(release)}": .*(?=\n}}\n$)`, 's'), '');

describe.skipIf(!canInstall(() => installWheel(kept, release)))('a roll to a new release', () => {
  beforeAll(async () => {
    copy = copyWithPackages();
    // Takes the copy back to the release before.
    const at = (file: string): string => path.join(copy, file);
    const older = withoutMinor(readCommitted(), minorOf(release));
    writeFileSync(at(`editions/python/facts/${previous}.json`), JSON.stringify(older));
    rmSync(at(`editions/python/facts/${release}.json`));
    change(changesFile, withoutRelease);
    rmSync(at(`python/requirements/${release}.txt`));
    change(releasesFile, () => JSON.stringify({...libraries, python: {next: previous, stable: previous}}));
    for (const name of ['apps', 'pictures'])
      change(`python/requirements/${name}.txt`, (text) => text.replace(release, previous));
    for (const page of documents) change(page, (text) => text.replaceAll(release, previous));
    writeFileSync(at(`python/requirements/${previous}.txt`), '');
    change(checksumsFile, (text) => text.replace('{', '{"1.0.0": {},'));
    rmSync(at('docs/api/class-weberror.mdx'));
    const {status, output} = await run('roll.mts', release);
    expect(status, output).toBe(0);
    advice = output;
  }, 6 * minute);

  afterAll(() => rmSync(copy, {recursive: true, force: true}));

  it('writes the committed facts again, from those of the release before', () => {
    const file = path.join(copy, `editions/python/facts/${release}.json`);
    expect(readFactsFile(file)).toEqual(readCommitted());
  });

  it('adds the changes of the release, even if it is rolled again', {timeout: 6 * minute}, async () => {
    expect(read(changesFile)).toBe(read(changesFile, root));
    change(changesFile, withoutRelease);
    await run('roll.mts', release);
    expect(read(changesFile)).toBe(read(changesFile, root));
  });

  it('writes the new number and lists what is new', () => {
    expect(advice).toContain(`wrote editions/python/facts/${release}.json`);
    const {changes} = readChanges(root, 'python').releases[minorOf(release)]!;
    const expected = changes.flatMap(({kind, class: name, member, parameter, key}) => {
      if (kind !== 'added' || !name || key) return [];
      const full = member ? `${name}.${member}` : name;
      return [`new: ${full}${parameter ? `: parameter \`${parameter}\`` : ''}\n`];
    });
    expect(expected).not.toEqual([]);
    expect(expected.filter((each) => !advice.includes(each))).toEqual([]);
    expect(advice).toMatch(/^new message: ./m);
    expect(JSON.parse(read(releasesFile))).toEqual({...libraries, python: {next: release, stable: previous}});
    for (const name of ['apps', 'pictures'])
      expect(read(`python/requirements/${name}.txt`)).toContain(`-r ${release}.txt`);
    for (const file of [...documents, `python/requirements/${release}.txt`])
      expect(read(file), file).toBe(read(file, root));
  });

  it('lists classes without a page, and deletes what no documented version needs', () => {
    expect(advice).toContain('docs/api/class-weberror.mdx:1: class WebError has no page in python; write it');
    expect(advice).toContain(`deleted entries of ${checksumsFile}`);
    expect(read(checksumsFile)).toBe(read(checksumsFile, root));
    for (const name of [release, previous]) expect(exists(`editions/python/facts/${name}.json`), name).toBe(true);
  });

  it('leaves a site whose samples run with the new release', {timeout: 4 * minute}, async () => {
    const {status, output} = await run('samples.mts', 'dialogs', 'locators', 'intro', '--no-cache');
    expect(output).toMatch(/[1-9]\d+ samples: .* 0 failed/);
    expect(status, output).toBe(0);
  });

  it('becomes stable only if nothing is missing', {timeout: 4 * minute}, async () => {
    const java = minorOf(versions.next.releases.java);
    const passage = (since: string): string => `\n{/* since ${since} */}\n\nWords.\n\n{/* end since */}\n`;
    const notes = 'docs/release-notes.java.mdx';
    const page = 'docs/dialogs.mdx';
    const stated = [notes, page].map((file) => read(file));
    const restore = (): void => [notes, page].forEach((file, index) => change(file, () => stated[index]!));
    change(notes, (text) => text.replace(`## Version ${java}\n`, '## News {#news}\n'));
    change(page, (text) => text + passage('99.1'));
    const {status, output} = await run('promote.mts');
    expect(status, output).toBe(1);
    expect(output).toContain('nothing was written');
    expect(output).toContain(`${notes}:1: Java has no section "## Version ${java}"`);
    expect(output).toMatch(
      /dialogs\.mdx:\d+: \{\/\* since 99\.1 \*\/\} is newer than all libraries; roll first, or remove the passage/,
    );
    expect(JSON.parse(read(releasesFile))).toMatchObject({python: {stable: previous}});

    restore();
    change(page, (text) => text + passage('1.9') + passage('1.9').replaceAll('since', 'until'));
    expect((await run('promote.mts')).output).toContain(`stable is ${release}`);
    expect(read(page)).toBe(`${stated[1]}\nWords.\n`);
    const released = JSON.parse(read(releasesFile)) as typeof libraries;
    for (const {next, stable} of Object.values(released)) expect(stable).toBe(next);
    expect((await run('cut.mts', '--check')).output).toContain('0 differences');
    for (const old of [`editions/python/facts/${previous}.json`, `python/requirements/${previous}.txt`])
      expect(exists(old), old).toBe(false);
    for (const current of [`editions/python/facts/${release}.json`, `python/requirements/${release}.txt`])
      expect(exists(current), current).toBe(true);
  });
});

const fetchPackages = (): void => {
  for (const number of [javascript, olderThan(minorOf(javascript))])
    for (const name of ['playwright-core', 'playwright']) fetchNpmPackage(name, number);
};

it.skipIf(!canInstall(fetchPackages))(
  'a roll of another edition writes its facts, its packages, and its number for both versions',
  async () => {
    copy = copySite();
    mkdirSync(path.join(copy, '.cache'));
    symlinkSync(path.join(root, '.cache/npm'), path.join(copy, '.cache/npm'), 'dir');
    const facts = `editions/javascript/facts/${javascript}.json`;
    const older = withoutMinor(readCommitted('javascript', javascript), minorOf(javascript));
    writeFileSync(path.join(copy, path.dirname(facts), `${older.release}.json`), JSON.stringify(older));
    // Without releases before this one, no package is compared with it.
    writeFileSync(path.join(copy, 'editions/javascript/changes.json'), '{"releases": {}}');
    for (const file of [releasesFile, 'package.json'])
      change(file, (text) => text.replaceAll(`"${javascript}"`, `"${older.release}"`));
    vi.stubEnv('EDITION', 'javascript');
    const {status, output} = await run('roll.mts', javascript);
    expect(status, output).toBe(0);
    for (const file of [facts, releasesFile, 'package.json']) expect(read(file), file).toBe(read(file, root));
    expect(exists(`${path.dirname(facts)}/${older.release}.json`)).toBe(false);
    rmSync(copy, {recursive: true});
  },
  6 * minute,
);
