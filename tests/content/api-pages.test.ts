import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {edition} from '../../editions';
import {versionFolders, versions} from '../../src/content/versions';
import {checkPages} from '../../src/plugins/api-facts/checkPages';
import {parameterId, returnId} from '../../src/content/api/ids';
import {factsOf} from '../../src/content/api/factsOf';
import anchors from './upstream-anchors.json';

const root = path.resolve(__dirname, '../..');
const options = {root, versions: versionFolders, ...edition, edition: edition.name};
const classNames = Object.keys(factsOf(options, versions.next.library).classes);

describe.each(Object.keys(versionFolders))('pages of %s', (folder) => {
  const written = readdirSync(path.join(root, folder, 'api')).filter((file) => file.startsWith('class-'));

  it('are complete, and name only what the version has', async () => {
    const {problems, checked} = await checkPages({
      ...options,
      names: written.map((file) => `${folder}/api/${file}`),
    });
    expect(problems.join('\n')).toBe('');
    expect(checked).toBe(written.length);
  }, 120_000);

  it('are there for every class: links to the reference always have a target', () => {
    expect(classNames.filter((name) => !written.includes(`class-${name.toLowerCase()}.mdx`))).toEqual([]);
  });
});

const built = {docs: 'build/docs/next/api', 'versioned_docs/version-stable': 'build/docs/api'};

describe.each(Object.entries(built))('built pages of %s', (folder, output) => {
  const version = versionFolders[folder]!;
  const pages = new Map<string, string>();
  const isBuilt = existsSync(path.join(root, output));

  beforeAll(() => {
    for (const name of classNames) {
      const file = path.join(root, output, `class-${name.toLowerCase()}.html`);
      if (existsSync(file)) pages.set(name, readFileSync(file, 'utf8'));
    }
  });

  it.skipIf(!isBuilt)('have every id that the web links to, each once', () => {
    expect(pages.size).toBeGreaterThan(0);
    for (const [name, html] of pages) {
      const ids = [...html.matchAll(/\sid=(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/g)].map(
        (match) => match[1] ?? match[2] ?? match[3] ?? '',
      );
      const wanted = (anchors as Record<string, string[]>)[`class-${name.toLowerCase()}`] ?? [];
      expect(
        wanted.filter((id) => !ids.includes(id)),
        `${output}/${name}: missing`,
      ).toEqual([]);
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        `${output}/${name}: twice`,
      ).toEqual([]);
    }
  });

  it.skipIf(!isBuilt)('have every member, parameter and return value of the facts', () => {
    for (const [name, html] of pages) {
      for (const member of factsOf(options, version).classes[name]?.members ?? []) {
        const ids = [member.id, ...(member.parameters ?? []).map((parameter) => parameterId(member, parameter))];
        if (member.awaited) ids.push(returnId(member));
        for (const id of ids)
          expect(html.includes(`id=${id}`) || html.includes(`id="${id}"`), `${output}/${name}: ${id}`).toBe(true);
      }
    }
  });
});
