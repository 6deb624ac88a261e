import {existsSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {allEditions} from '../../editions';
import {listEditionPages} from '../../src/plugins/edition-pages';
import {editionNames, editions, rootEdition, type EditionName} from '../../src/data/editions';
import {root} from '../../src/utils/root';
import {readEditionList} from '../../editions/readSettings';
import type {EditionPages} from '../../src/data/editionPath';
import {serveBuild} from '../../tools/serve/serveBuild';
import {readTags} from '../lib/htmlTags';

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

let server: Awaited<ReturnType<typeof serveBuild>>;

/** Reads the links and ids of a page as the server sends it; undefined if it does not exist. */
async function fetchPage(pathname: string): Promise<{links: Set<string>; ids: Set<string>} | undefined> {
  const response = await fetch(server.origin + pathname);
  if (!response.ok) return undefined;
  const tags = readTags(await response.text());
  const links = tags.flatMap(({name, attributes}) => (name === 'a' && attributes.href ? [attributes.href] : []));
  const ids = tags.flatMap(({attributes}) => [attributes.id, attributes.name].filter((id) => id !== undefined));
  return {links: new Set(links), ids: new Set(ids)};
}

const pages = new Map<string, ReturnType<typeof fetchPage>>();

/** Reads a page once. */
function readPage(pathname: string): ReturnType<typeof fetchPage> {
  const page = pages.get(pathname) ?? fetchPage(pathname);
  pages.set(pathname, page);
  return page;
}

/** Whether a path belongs to an edition that is not in `dist/`. All paths without another prefix belong to the root edition. */
const leadsElsewhere = (pathname: string): boolean => {
  const others = editionNames.filter((name) => name !== rootEdition);
  return !built.includes(others.find((name) => pathname.startsWith(editions[name].prefix)) ?? rootEdition);
};

beforeAll(async () => {
  server = await serveBuild(dist, {base: '/'});
});
afterAll(() => server.close());

describe.each(built)('the edition %s', (name) => {
  it('has links to existing pages and headings only', async () => {
    const broken: string[] = [];
    let count = 0;
    for (const from of pathsOf(name)) {
      const page = await readPage(from);
      expect(page, from).toBeDefined();
      count += page!.links.size;
      for (const link of page!.links) {
        const url = new URL(link, server.origin + from);
        if (leadsElsewhere(url.pathname)) continue;
        if (url.origin !== server.origin || /\.(?:md|txt|atom|png|webp|jpg|svg)$/.test(url.pathname)) continue;
        const target = await readPage(url.pathname);
        const id = decodeURIComponent(url.hash.slice(1));
        if (target === undefined) broken.push(`${from}: ${link} does not exist`);
        else if (id && !target.ids.has(id)) broken.push(`${from}: ${link} has no such heading`);
      }
    }
    expect(count).toBeGreaterThan(10_000);
    expect(broken).toEqual([]);
  }, 300_000);
});
