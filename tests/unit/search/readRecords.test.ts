import path from 'node:path';
import type {Pluggable} from 'unified';
import type {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {addDependency} from '../../../src/content/pageDependencies';
import {distinctVersions, versions} from '../../../src/content/versions';
import {type Reading, readRecords} from '../../../src/plugins/search-index/records/readRecords';
import {folderWith} from '../folderWith';

const {next, stable} = versions;
const folders = [next.folder, stable.folder];

/** Reads the page `a` of both versions from a new site, and returns the folders whose page was parsed, and all texts. */
async function readBoth(own: Record<string, string>): Promise<{parsed: string[]; texts: string[]}> {
  const files = {[`${next.folder}/shared.txt`]: 'S', [`${stable.folder}/shared.txt`]: 'S'};
  for (const folder of folders) files[`${folder}/a.mdx`] = '## Same\n\nWords.\n';
  const root = folderWith({...files, ...own});
  const parsed: string[] = [];
  const plugins: Pluggable[] = [
    () => (_tree: unknown, file: VFile) => {
      parsed.push(path.relative(root, path.dirname(file.path)));
      addDependency(file.path, path.join(path.dirname(file.path), 'shared.txt'));
    },
  ];
  const reading: Reading = {root, edition: 'python', plugins, linkTargets: () => []};
  const texts: string[] = [];
  for (const folder of folders) {
    const page = {title: 'A', description: 'D.', group: 'Guides', language: 'en', tag: `${root}-${folder}`};
    const file = path.join(root, folder, 'a.mdx');
    const records = await readRecords([{...page, file, url: `/${folder}/a`}], reading);
    texts.push(JSON.stringify(records));
  }
  return {parsed, texts};
}

it('parses a page once for versions of the same library in which it and its files are equal', async () => {
  const {parsed, texts} = await readBoth({});
  expect(parsed).toEqual(distinctVersions().map(({folder}) => folder));
  expect(texts[1]).toContain(`/${stable.folder}/a#same`);
});

it.each([
  ['the page', 'a.mdx', '## Other\n'],
  ['a file on which it depends', 'shared.txt', 'Other'],
])('parses the page of each version if %s differs', async (_name, file, text) => {
  const {parsed} = await readBoth({[`${stable.folder}/${file}`]: text});
  expect(parsed).toEqual(folders);
});
