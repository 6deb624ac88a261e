import {existsSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {allEditions} from '../../editions';
import {listEditionPages} from '../../src/content/editionPages';
import {editionNames, editions, rootEdition, type EditionName} from '../../src/data/editions';
import {root} from '../../src/utils/root';
import {readEditionList} from '../../tools/settings/checkSettings';
import type {EditionPages} from '../../src/data/editionPath';
import {serveBuild} from '../../tools/serve/serveBuild';
import {readTags} from '../content/site/htmlTags';

const dist = path.join(root, 'dist');
if (!existsSync(path.join(dist, 'index.html'))) throw new Error('dist/ is missing: run `npm run build:all` first');

/** The editions in `dist/`. */
const built = readEditionList(process.env);
const pagesOf = Object.fromEntries(
  editionNames.map((name) => [name, listEditionPages(root, 'docs', allEditions[name])]),
) as Record<EditionName, EditionPages>;

/** Paths of the pages of an edition, stable and next. */
function pathsOf(name: EditionName): string[] {
  const {prefix} = editions[name];
  const {docs, pages} = pagesOf[name];
  return [
    prefix,
    ...docs.flatMap((id) => [`${prefix}docs/${id}`, `${prefix}docs/next/${id}`]),
    ...pages.map((page) => prefix + page),
  ];
}

let origin = '';
let close: () => Promise<void> | void = () => undefined;
const texts = new Map<string, Promise<string | undefined>>();

/** Returns the HTML of a path as the server sends it; undefined if the page does not exist. */
function pageAt(pathname: string): Promise<string | undefined> {
  const known = texts.get(pathname);
  if (known) return known;
  const text = fetch(origin + pathname).then((response) => (response.ok ? response.text() : undefined));
  texts.set(pathname, text);
  return text;
}

/** Whether a path belongs to an edition that is not in `dist/`. All paths without another prefix belong to the root edition. */
const leadsElsewhere = (pathname: string): boolean => {
  const others = editionNames.filter((name) => name !== rootEdition);
  return !built.includes(others.find((name) => pathname.startsWith(editions[name].prefix)) ?? rootEdition);
};

const ids = new Map<string, Set<string>>();

/** Returns the ids of a page. */
function idsOf(pathname: string, html: string): Set<string> {
  const known = ids.get(pathname);
  if (known) return known;
  const found = new Set(readTags(html).flatMap(({attributes}) => [attributes.id, attributes.name].filter(Boolean)));
  ids.set(pathname, found as Set<string>);
  return found as Set<string>;
}

beforeAll(async () => {
  const server = await serveBuild(dist, {base: '/'});
  ({origin} = server);
  close = server.close;
});
afterAll(() => close());

describe.each(built)('the edition %s', (name) => {
  it('has links to existing pages and headings only', async () => {
    const broken: string[] = [];
    let count = 0;
    for (const from of pathsOf(name)) {
      const html = await pageAt(from);
      expect(html, from).toBeDefined();
      const links = new Set(
        readTags(html!).flatMap(({name: tag, attributes}) => (tag === 'a' && attributes.href ? [attributes.href] : [])),
      );
      count += links.size;
      for (const link of links) {
        const url = new URL(link, origin + from);
        if (leadsElsewhere(url.pathname)) continue;
        if (url.origin !== origin || /\.(?:md|txt|atom|png|webp|jpg|svg)$/.test(url.pathname)) continue;
        const target = await pageAt(url.pathname);
        const id = decodeURIComponent(url.hash.slice(1));
        if (target === undefined) broken.push(`${from}: ${link} does not exist`);
        else if (id && !idsOf(url.pathname, target).has(id)) broken.push(`${from}: ${link} has no such heading`);
      }
    }
    expect(count).toBeGreaterThan(10_000);
    expect(broken).toEqual([]);
  }, 300_000);
});
