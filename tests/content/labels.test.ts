import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {root} from '../../src/utils/root';

const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, unknown>;
const labels = read('i18n/en/code.json') as Record<string, {message: string}>;
const base = 'node_modules/@docusaurus/theme-translations/locales/base';

/** Labels of theme features that this site does not use. */
const absent = /^theme\.(blog|tags|docs\.tagDocListPageTitle)/;

/** Returns the ids of labels in the source files of a folder. */
function idsIn(folder: string): Set<string> {
  const files = readdirSync(path.join(root, folder), {recursive: true}).map(String);
  const sources = files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'));
  return new Set(sources.join('\n').match(/(?<=\bid[:=]\s?['"])[a-z]\w*\.[\w.]+(?=['"])/g));
}

it('labels of the interface include every label of the theme', () => {
  const ids = Object.keys(read(`${base}/theme-common.json`)).filter(
    (id) => !id.endsWith('___DESCRIPTION') && !absent.test(id),
  );
  expect(ids.filter((id) => !(id in labels))).toEqual([]);
});

it('labels of the interface include every label of our components, and no unused labels', () => {
  const ownIds = idsIn('src');
  expect([...ownIds].filter((id) => !(id in labels))).toEqual([]);
  const shown = new Set([
    ...ownIds,
    ...['theme-classic', 'theme-common'].flatMap((name) => [...idsIn(`node_modules/@docusaurus/${name}/src`)]),
  ]);
  expect(Object.keys(labels).filter((id) => !shown.has(id))).toEqual([]);
});

it('labels of the interface are Chinese except for these texts', () => {
  const englishGroups = /^theme\.(ErrorPageContent|SearchModal)\./;
  const english = Object.entries(labels).filter(
    ([id, {message}]) => !englishGroups.test(id) && !/\p{Script=Han}/u.test(message),
  );
  expect(english).toEqual([]);
});
