import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import type {SidebarData} from '../../../src/content/sidebars';
import {createGuide} from '../../../tools/lib/createGuide';
import {checkProse} from '../../../tools/prose/checkProse';
import {folderWith} from '../folderWith';

const sidebarFile = 'editions/python/sidebars.json';
const sidebars = `${JSON.stringify(
  {
    docs: [
      {label: 'Guides', collapsed: false, items: ['dialogs', 'clock']},
      {label: 'Integrations', collapsed: true, items: ['ci', 'docker']},
    ],
    api: {root: [], sections: []},
  } satisfies SidebarData,
  null,
  2,
)}\n`;
let site: string;

beforeEach(() => {
  site = folderWith({
    [sidebarFile]: sidebars,
    'editions/java/sidebars.json': sidebars,
    'docs/dialogs.mdx': '---\ntitle: Dialogs\n---\n',
  });
});

const newGuide = (slug?: string, title?: string, section = 'Guides') =>
  createGuide({root: site, edition: 'python', slug, title, section});
const sidebar = (): SidebarData => JSON.parse(readFileSync(path.join(site, sidebarFile), 'utf8')) as SidebarData;
const itemsOf = (section: string) => sidebar().docs.find(({label}) => label === section)?.items;
const read = (slug: string) => readFileSync(path.join(site, `docs/${slug}.mdx`), 'utf8');

it('writes the page and lists it at the end of its section', () => {
  expect(newGuide('network-logs', 'Network logs')).toEqual({file: 'docs/network-logs.mdx', sidebar: sidebarFile});
  expect(itemsOf('Guides')?.slice(-2)).toEqual(['clock', 'network-logs']);
  expect(read('network-logs')).toMatch(/^---\ntitle: Network logs\ndescription: ''\n---\n/);
});

it('writes a file of one edition for another edition than the source', () => {
  const found = createGuide({root: site, edition: 'java', slug: 'spring', title: 'Spring', section: 'Guides'});
  expect(found).toEqual({file: 'docs/spring.java.mdx', sidebar: 'editions/java/sidebars.json'});
});

it('quotes a title that YAML would misread', () => {
  newGuide('errors', 'Errors: a list');
  expect(read('errors')).toContain('title: "Errors: a list"\n');
});

it('writes a skeleton that the check refuses until it is filled in', () => {
  newGuide('network-logs', 'Network logs');
  const found = checkProse('docs/network-logs.mdx', read('network-logs'));
  expect(found.map((problem) => problem.replace(/: (not written yet|nothing stands under).*/, ': $1'))).toEqual([
    'docs/network-logs.mdx:3: description is not filled in; write "description: One plain sentence."',
    'docs/network-logs.mdx:6: not written yet',
    ...[8, 12, 16, 20].flatMap((line) => [
      `docs/network-logs.mdx:${line}: nothing stands under`,
      `docs/network-logs.mdx:${line + 2}: not written yet`,
    ]),
  ]);
});

describe('refuses with one line and changes nothing:', () => {
  const usage = 'A guide needs a slug and a title: npm run new:guide -- network-logs "Network logs" --section Guides';
  it.each<[name: string, args: Parameters<typeof newGuide>, message: string]>([
    ['no slug', [], usage],
    ['no title', ['network-logs'], usage],
    [
      'a wrong slug',
      ['Network_Logs', 'Network logs'],
      '"Network_Logs" is not a slug: use lower-case words and numbers joined by hyphens, such as network-logs',
    ],
    [
      'a path',
      ['../x', 'X'],
      '"../x" is not a slug: use lower-case words and numbers joined by hyphens, such as network-logs',
    ],
    ['an existing guide', ['dialogs', 'Dialogs'], 'docs/dialogs.mdx exists already; choose another slug or edit it'],
    [
      'an unknown section',
      ['logs', 'Logs', 'Guide'],
      `${sidebarFile} has no section "Guide"; the sections are Guides, Integrations`,
    ],
    [
      'a slug that is listed without a page',
      ['clock', 'Clock'],
      `${sidebarFile} lists clock already; remove the entry, or write docs/clock.mdx by hand`,
    ],
  ])('%s', (_name, args, message) => {
    const before = sidebar();
    expect(() => newGuide(...args)).toThrow(new Error(message));
    expect(sidebar()).toEqual(before);
    expect(existsSync(path.join(site, 'docs/logs.mdx'))).toBe(false);
  });
});
