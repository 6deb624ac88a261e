/*
 * Searches the index of the built site for what the installed library prints: messages, with other values, and flags.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {edition} from '../../editions';
import {SearchIndex} from '../../src/plugins/search/engine/searchIndex';
import {readOldPhrases, readPhrases} from '../../src/plugins/search/records/phrases';
import {versions} from '../../src/content/versions';
import type {SearchRecord} from '../../src/plugins/search/client/recordTypes';
import {findBuild} from '../../tools/build/findBuild';
import {openSearchIndex, readSearchIndex} from '../../tools/search/readSearchIndex';
import {pythonOf} from '../../tools/setup-python';
import {searchUrls} from './searchUrls';

const root = path.resolve(__dirname, '../..');
const docs = `${edition.baseUrl}docs/`;
const index = readIndex('docs-default-stable');

/** Values of other types than those in the documentation. */
const VALUES = ['"#order"', '7', 'get_by_role("button", name="Save order")', 'https://shop.test/cart', 'Firefox'];
/** Ids of the official pages whose words many sections have. */
const commonIds = ['evaluate in the page', 'what has happened so far', 'whats next'];
const MAX_RANK = 5;

// Hundreds of queries take several seconds on a busy machine.
describe('a message of the library finds the section that explains it', {timeout: 60_000}, () => {
  const messages = readPhrases(root, edition.messagesFile).map(([section, message]) => ({section, message}));
  const forms: Record<string, (message: string) => string> = {
    'with other values': (message) => fill(message, 0),
    'with values of other types': (message) => fill(message, 3),
    'in a traceback': (message) =>
      `playwright._impl._errors.Error: Locator.click: ${fill(message, 1)}\nCall log:\n  - waiting for locator("#save-4")\n`,
  };

  it.each(Object.entries(forms))('%s', (_, form) => {
    const missed = messages.filter(({section, message}) => !isFound(form(message), `${docs}${section}`));
    expect(missed).toEqual([]);
  });
});

it('the section ids of the official pages find the page with the section that replaces them', () => {
  const ids = readOldPhrases(root, edition.oldIdsFile).map(([section, id]) => ({section, id}));
  const missed = ids.filter(({section, id}) => {
    const [page] = section.split('#');
    return !searchUrls(index, `${id} ${page!.replaceAll('-', ' ')}`).some(
      (url) => url.split('#')[0] === `${docs}${page}`,
    );
  });
  expect(ids.length).toBeGreaterThan(450);
  expect(missed.filter(({id}) => !commonIds.includes(id))).toEqual([]);
  // More than 600 queries take several seconds on a busy machine.
}, 30_000);

describe('a flag that --help prints finds a section with the flag first', () => {
  const python = pythonOf(versions.stable.library);
  const help = (...args: string[]): string[] => {
    const {stdout, status, stderr} = spawnSync(python, ['-m', ...args, '--help'], {encoding: 'utf8'});
    expect(status, stderr).toBe(0);
    return [...new Set([...stdout.matchAll(/^ +(?:-\w, )?(--[a-z][a-z-]+)/gm)].map(([, flag]) => flag!))];
  };
  const texts = textsByUrl();

  it.each([
    ['playwright codegen', ['playwright', 'codegen']],
    ['playwright install', ['playwright', 'install']],
    ['playwright uninstall', ['playwright', 'uninstall']],
    ['playwright screenshot', ['playwright', 'screenshot']],
    ['playwright pdf', ['playwright', 'pdf']],
    ['playwright show-trace', ['playwright', 'show-trace']],
    ['pytest', ['pytest', '-p', 'no:playwright-asyncio']],
  ])('%s', {timeout: 60_000}, (_, args) => {
    const flags = help(...args).filter((flag) => flag !== '--help');
    const explained = flags.filter((flag) => sectionsWith(flag).length > 0);
    expect(explained.length).toBeGreaterThan(0);
    expect(explained.filter((flag) => !sectionsWith(flag).includes(searchUrls(index, flag)[0]!))).toEqual([]);
  });

  function sectionsWith(flag: string): string[] {
    const pattern = new RegExp(`(?<![\\w-])${flag}(?![\\w-])`);
    return [...texts].filter(([, text]) => pattern.test(text)).map(([url]) => url);
  }
});

function readIndex(tag: string): SearchIndex {
  return openSearchIndex(readSearchIndex(findBuild().site, tag));
}

/** Returns everything that a section of the stable version says, by URL. */
function textsByUrl(): Map<string, string> {
  const file = path.join(findBuild().generated, 'search/default/records.json');
  const records = JSON.parse(readFileSync(file, 'utf8')) as SearchRecord[];
  const found = new Map<string, string>();
  for (const {docusaurus_tag: tag, url, content, code} of records)
    if (tag === 'docs-default-stable') found.set(url, `${found.get(url) ?? ''} ${content ?? ''} ${code}`);
  return found;
}

function isFound(query: string, url: string): boolean {
  return searchUrls(index, query).slice(0, MAX_RANK).includes(url);
}

/** Replaces the placeholders of a message, beginning with a certain value. A duration is a number. */
function fill(message: string, first: number): string {
  let next = first;
  return message.replace(/\*(?=ms\b)/g, String(1500 + first)).replace(/\*+/g, () => VALUES[next++ % VALUES.length]!);
}
