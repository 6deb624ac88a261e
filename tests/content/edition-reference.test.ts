import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {dotnet} from '../../editions/dotnet';
import {java} from '../../editions/java';
import {python} from '../../editions/python';
import {root as javaScript} from '../../editions/root';
import {factsOf} from '../../src/content/api/factsOf';
import {isOfOtherEditions} from '../../src/content/listPages';
import {pageText} from '../../src/content/pageText';
import {parseMdx} from '../../src/content/readMdx';
import {distinctVersions, versionFolders} from '../../src/content/versions';
import apiFacts from '../../src/plugins/api-facts';
import {checkApi} from '../../tools/api-pages/checkApi';
import {officialApiIds} from './officialApiIds';
import officialMembers from './official-members.json';

const root = path.resolve(__dirname, '../..');

/** Returns the ids of the headings and anchors that the plugins write into a page. */
function idsOf(node: object): string[] {
  const {
    children = [],
    data,
    attributes = [],
  } = node as {
    children?: object[];
    data?: {hProperties?: {id?: string}};
    attributes?: {name: string; value: unknown}[];
  };
  const own = data?.hProperties?.id ?? attributes.find(({name}) => name === 'id')?.value;
  return [...(typeof own === 'string' ? [own] : []), ...children.flatMap(idsOf)];
}

const languages = {root: 'js', java: 'java', dotnet: 'cs', python: 'py'};

/** Returns the ids of the members on the official page of a class in 1.62. */
function memberIds(page: string, edition: keyof typeof languages): string[] {
  const members = (officialMembers as Record<string, Record<string, Record<string, unknown>>>)[page] ?? {};
  return Object.entries(members).flatMap(([id, names]) => (names[languages[edition]] === undefined ? [] : [id]));
}

describe.each([javaScript, java, dotnet])('the reference of $name', (edition) => {
  const options = {
    root,
    edition: edition.name,
    versions: versionFolders,
    language: edition.language,
    factsFolder: edition.factsFolder,
    sourceFactsFolder: python.factsFolder,
  };

  describe.each(distinctVersions())('$folder', ({folder, library: version}) => {
    const pages = readdirSync(path.join(root, folder, 'api'))
      .filter((file) => file.startsWith('class-'))
      .map((file) => `${folder}/api/${file}`)
      .filter((file) => !isOfOtherEditions(readFileSync(path.join(root, file), 'utf8'), edition.name, file));

    it('has a page for every class', () => {
      const classes = Object.keys(factsOf(options, version).classes);
      expect(pages.map((file) => path.basename(file, '.mdx')).sort()).toEqual(
        classes.map((name) => `class-${name.toLowerCase()}`).sort(),
      );
    });

    it('describes every member, parameter and key, and names only what the edition has', () => {
      const {problems} = checkApi({...options, names: pages});
      expect(problems.join('\n')).toBe('');
    }, 60_000);

    it('has every id of the official pages once', () => {
      const official = officialApiIds(edition.name);
      for (const page of pages) {
        const file = new VFile({path: path.join(root, page), value: readFileSync(path.join(root, page), 'utf8')});
        const tree = parseMdx(pageText(String(file.value), page, {edition: edition.name, version}).text);
        const transform = apiFacts.call({} as never, options) as Transformer<Root, Root>;
        void transform(tree, file, () => undefined);
        const ids = idsOf(tree);
        const name = path.basename(page, '.mdx');
        expect(
          [...(official[name] ?? []), ...memberIds(name, edition.name)].filter((id) => !ids.includes(id)),
          page,
        ).toEqual([]);
        expect(
          ids.filter((id, index) => ids.indexOf(id) !== index),
          `${page}: twice`,
        ).toEqual([]);
      }
    }, 60_000);
  });
});
