import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {edition} from '../../editions';
import {versionFolders, versions} from '../../src/content/versions';
import {checkApi} from '../../tools/api-pages/checkApi';
import {factsOf} from '../../src/content/api/factsOf';

const root = path.resolve(__dirname, '../..');
const options = {root, versions: versionFolders, ...edition, edition: edition.name};
const classNames = Object.keys(factsOf(options, versions.next.library).classes);

describe.each(Object.keys(versionFolders))('pages of %s', (folder) => {
  const written = readdirSync(path.join(root, folder, 'api')).filter((file) => file.startsWith('class-'));

  it('are complete, and name only what the version has', () => {
    const {problems, checked} = checkApi({
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
