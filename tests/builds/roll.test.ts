import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {libraryOfEdition, versions} from '../../src/content/versions';
import {readFactsFile} from '../../src/content/api/loadFacts';
import type {ApiFacts} from '../../src/content/api/types';
import {minorOf} from '../../tools/lib/compareVersions';
import {installWheel} from '../../tools/facts/installWheel';
import {messageOf} from '../../tools/lib/runTool';
import {copySite} from '../lib/copyFewPages';
import {root} from '../../tools/lib/root';

const version = versions.next.library;
/** Stands for the release before, from which the test rolls. */
const previous = minorOf(version).replace(/\d+$/, (minor) => `${Number(minor) - 1}.0`);
const minute = 60_000;
/** Files that name the version. */
const documents = ['docs/intro.mdx', 'docs/docker.mdx', 'README.md', 'CONTRIBUTING.md'];
/** Keeps the installed packages of the copy for the next run. */
const kept = path.join(root, '.cache/roll-test');
const changesFile = 'editions/python/changes.json';
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

const readCommitted = (): ApiFacts => readFactsFile(path.join(root, `editions/python/facts/${version}.json`));

/** Returns facts without what is new in a minor version. */
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
  return {...facts, version: previous, classes: Object.fromEntries(classes) as ApiFacts['classes']};
}

describe.skipIf(!hasWheel())('a roll to a new release', () => {
  beforeAll(() => {
    copy = copyWithPackages();
    // Takes the copy back to the release before.
    const at = (file: string): string => path.join(copy, file);
    const change = (file: string, edit: (text: string) => string): void =>
      writeFileSync(at(file), edit(readFileSync(at(file), 'utf8')));
    const older = withoutMinor(readCommitted(), minorOf(version));
    writeFileSync(at(`editions/python/facts/${previous}.json`), JSON.stringify(older));
    rmSync(at(`editions/python/facts/${version}.json`));
    change(changesFile, (text) => text.replace(new RegExp(`,\n"${minorOf(version)}": .*(?=\n}}\n$)`, 's'), ''));
    rmSync(at(`python/requirements/${version}.txt`));
    change('src/content/versions.ts', (text) => text.replaceAll(`'${version}'`, `'${previous}'`));
    for (const name of ['apps', 'pictures'])
      change(`python/requirements/${name}.txt`, (text) => text.replace(version, previous));
    for (const page of documents) change(page, (text) => text.replaceAll(version, previous));
    const {status, output} = run('roll.mts', version);
    expect(status, output).toBe(0);
    advice = output;
  }, 3 * minute);

  afterAll(() => rmSync(copy, {recursive: true, force: true}));

  it('writes the committed facts again, from those of the release before', () => {
    const file = path.join(copy, `editions/python/facts/${version}.json`);
    expect(readFactsFile(file)).toEqual(readCommitted());
  });

  it('adds the changes of the release', () => {
    const read = (folder: string): string => readFileSync(path.join(folder, changesFile), 'utf8');
    expect(read(copy)).toBe(read(root));
  });

  it('writes the new number and lists what is new', () => {
    expect(advice).toContain(`wrote editions/python/facts/${version}.json`);
    expect(advice).toMatch(/docs\/api\/class-cdpsession\.mdx:\d+: CDPSession\.send: parameter `timeout` is new/);
    const read = (file: string): string => readFileSync(path.join(copy, file), 'utf8');
    expect(read('src/content/versions.ts')).toContain(`library: '${version}'`);
    for (const name of ['apps', 'pictures'])
      expect(read(`python/requirements/${name}.txt`)).toContain(`-r ${version}.txt`);
    for (const file of [...documents, `python/requirements/${version}.txt`])
      expect(read(file), file).toBe(readFileSync(path.join(root, file), 'utf8'));
  });

  it('leaves a site whose samples run with the new version', {timeout: 4 * minute}, () => {
    const {status, output} = run('samples.mts', 'dialogs', 'locators', 'intro', '--no-cache');
    expect(output).toMatch(/[1-9]\d+ forms: .* 0 failed/);
    expect(status, output).toBe(0);
  });

  it('becomes stable, and says what is left', {timeout: minute}, () => {
    const notes = path.join(copy, 'docs/release-notes.java.mdx');
    const stated = readFileSync(notes, 'utf8');
    const java = minorOf(libraryOfEdition(version, 'java'));
    writeFileSync(
      notes,
      stated.replace(
        `## Version ${java}\n`,
        `{/* since 1.9 */}\n\n## News {#version-${java.replace('.', '')}}\n\n{/* end since */}\n`,
      ),
    );
    const {status, output} = run('release.mts');
    expect(status, output).toBe(0);
    expect(output).toContain(`wrote src/content/versions.ts: stable is ${version}`);
    expect(output).toContain(`docs/release-notes.java.mdx:1: Java has no section "## Version ${java}"`);
    expect(output).toMatch(
      /release-notes\.java\.mdx:\d+: \{\/\* since 1\.9 \*\/\} makes no difference any more; remove the marks/,
    );

    writeFileSync(notes, stated);
    expect(run('release.mts').output).toContain('0 things left to do');
    const file = 'src/content/versions.ts';
    expect(readFileSync(path.join(copy, file), 'utf8')).toBe(readFileSync(path.join(root, file), 'utf8'));
    expect(run('cut-stable.mts', '--check').output).toContain('0 differences');
  });
});
