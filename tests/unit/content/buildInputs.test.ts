import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it, vi} from 'vitest';
import {edition} from '../../../editions';
import {addDependency, listDependencies, readStamp} from '../../../src/content/pageDependencies';
import {inputs, listInputs, type InputKind} from '../../../src/content/buildInputs';
import {versions} from '../../../src/content/versions';
import {root} from '../../../src/utils/root';
import {folderWith} from '../../lib/folderWith';
import {writeDeployFiles} from '../../../tools/build/deployFiles';

vi.mock(import('node:fs'), {spy: true});

/** Lists the files of the site that modules import, directly or not. Ignores imports of types, which run nothing. */
function importedBy(...files: string[]): Set<string> {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    const text = readFileSync(path.join(root, file), 'utf8').replaceAll(/^(?:import|export) type [^;]*;/gm, '');
    for (const {fileName} of ts.preProcessFile(text).importedFiles) {
      if (!fileName.startsWith('.')) continue;
      const target = path.posix.join(path.posix.dirname(file), fileName);
      const candidates = [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`];
      const module = candidates.find((name) => /\.\w+$/.test(name) && existsSync(path.join(root, name)));
      if (module) visit(module);
    }
  };
  for (const file of files) visit(file);
  return found;
}

const missing = (kind: InputKind, files: Iterable<string>): string[] => {
  const listed = new Set(listInputs(root, kind));
  return [...files].filter((file) => !listed.has(file));
};

describe('the list of inputs', () => {
  it('contains every file that a build runs', () => {
    expect(missing('site', importedBy('docusaurus.config.ts', 'tools/build/finish-build.mts')).sort()).toEqual([
      // It starts a tool, and changes nothing in the build.
      'tools/lib/runTool.ts',
    ]);
  });

  it('contains every file that the configurations of servers are made from', () => {
    const folder = folderWith();
    vi.mocked(readFileSync).mockClear();
    writeDeployFiles({site: folder, deploy: folder}, {editions: [edition], headers: {}});
    const read = vi.mocked(readFileSync).mock.calls.map(([file]) => path.relative(root, file as string));
    expect(missing('site', read).filter((file) => !file.startsWith('node_modules/'))).toEqual([]);
    expect(read.length).toBeGreaterThan(2);
  });

  it('contains every file that compiles pages as a reason to compile all of them', () => {
    const read = [...importedBy('config/remarkPlugins.ts', 'config/checkPages.ts')];
    // The data of the navigation reaches pages through the configuration, which Docusaurus writes in every build.
    const isSetting = (file: string): boolean => /^editions\/|^src\/data\/(?!edition|commandTabGroups)/.test(file);
    const compiling = read.filter((file) => !isSetting(file));
    expect(missing('compilation', compiling)).toEqual([]);
    const facts = `editions/java/facts/${versions.next.releases.java}.json`;
    const settings = ['editions/index.ts', 'editions/java/index.ts', 'package-lock.json', 'src/data/editions.ts'];
    expect(missing('compilation', [...settings, 'editions/java/changes.json', facts])).toEqual([]);
  });

  it('names only what exists', () => {
    const isMissing = (entry: string): boolean => !existsSync(path.join(root, entry.replace('*', 'java')));
    expect(Object.values(inputs).flat().filter(isMissing)).toEqual([]);
  });

  it('contains all pages, data and labels', () => {
    const folders = ['community', 'docs', 'editions', 'i18n', 'src', 'static'];
    const {stdout} = spawnSync('git', ['ls-files', ...folders], {cwd: root, encoding: 'utf8'});
    const tracked = stdout.split('\n').filter((file) => /^[ -~]+$/.test(file) && existsSync(path.join(root, file)));
    expect(tracked.length).toBeGreaterThan(500);
    expect(missing('site', tracked)).toEqual([]);
  });
});

it('a page changes if a file that it depends on appears, changes or disappears', () => {
  const folder = folderWith();
  const [page, file] = [path.join(folder, 'a.mdx'), path.join(folder, 'b.json')];
  writeFileSync(page, '');
  addDependency(page, file);
  addDependency(page, file);
  expect(listDependencies(page)).toEqual([file]);
  const before = readStamp(page);
  writeFileSync(file, '1');
  const created = readStamp(page);
  expect(created).not.toBe(before);
  rmSync(file);
  expect(readStamp(page)).toBe(before);
});
