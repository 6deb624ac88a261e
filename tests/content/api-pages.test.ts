import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {versions} from '../../src/data/site';
import {checkPages} from '../../src/plugins/api-facts/checkPages';
import {parameterId, returnId} from '../../src/plugins/api-facts/ids';
import {factsOf} from '../../src/utils/api/versions';
import anchors from './upstream-anchors.json';

const root = path.resolve(__dirname, '../..');
const folders = {docs: versions.next.library, 'versioned_docs/version-stable': versions.stable.library};
const classNames = Object.keys(factsOf(root, versions.next.library).classes);

describe.each(Object.keys(folders))('pages of %s', (folder) => {
  const written = readdirSync(path.join(root, folder, 'api')).filter((file) => file.startsWith('class-'));

  it('are complete, and name only what the version has', async () => {
    const {problems, checked} = await checkPages({
      root,
      versions: folders,
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
  const version = folders[folder as keyof typeof folders];
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
      for (const member of factsOf(root, version).classes[name]?.members ?? []) {
        const ids = [member.id, ...(member.parameters ?? []).map((parameter) => parameterId(member, parameter.name))];
        if (member.awaited) ids.push(returnId(member));
        for (const id of ids)
          expect(html.includes(`id=${id}`) || html.includes(`id="${id}"`), `${output}/${name}: ${id}`).toBe(true);
      }
    }
  });
});
