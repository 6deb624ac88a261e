import type {Root} from 'mdast';
import {expect, it} from 'vitest';
import {nestedTypes} from '../../../src/content/api/bridge';
import type {EditionName} from '../../../src/data/editions';
import {sourcesWithin} from '../../../src/plugins/api-reference/descriptions';
import {readTranslatedPage} from '../../../src/plugins/api-reference/readTranslatedPage';
import {parseMdx} from '../../../src/content/readMdx';
import {contextOf, next} from '../apiFixtures';
import {textOf} from '../../../src/content/mdast';
import {readAuthoredPage} from '../../../src/plugins/api-reference/readAuthoredPage';

/** Reads the text of a class page with the names of an edition. */
function translate(text: string, className: string, edition: EditionName, ownLines: number[] = []) {
  const context = {...contextOf(className, {edition}), ownLines: new Set(ownLines)};
  return readTranslatedPage(parseMdx(text) as Root, context).groups.map(({name, members}) => ({
    group: name,
    members: members.map((member) => [
      member.name,
      ...member.items.map(({name: item, nested}) => [item, ...nested.map((each) => each.name)].join(' ')),
    ]),
  }));
}

it('gives members, parameters and values their names in the edition', () => {
  const text =
    '## Methods\n\n### goto\n\nWords.\n\n- `wait_until` Words.\n  - `"networkidle"` Words.\n- returns Words.\n\n## Properties\n\n### url\n\nWords.\n';
  expect(translate(text, 'Page', 'javascript')).toEqual([
    {group: 'Methods', members: [['goto', 'waitUntil networkidle', 'returns']]},
    {group: 'Properties', members: [['url']]},
  ]);
  expect(translate(text, 'Page', 'java')).toEqual([
    {group: 'Methods', members: [['navigate', 'waitUntil NETWORKIDLE', 'returns']]},
    {group: 'Properties', members: [['url']]},
  ]);
});

it('omits members and parameters that the edition does not have', () => {
  const text = '## Methods\n\n### expect_popup\n\nWords.\n\n### new_context\n\nWords.\n';
  expect(translate(text, 'Page', 'javascript')).toEqual([
    {group: 'Methods', members: [['new_context']]}, // Page has no such member, so it stays for the check.
  ]);
  const browser = '## Methods\n\n### new_page\n\nWords.\n\n- `no_viewport` Words.\n- `locale` Words.\n';
  expect(translate(browser, 'Browser', 'java')).toEqual([{group: 'Methods', members: [['newPage', 'locale']]}]);
});

it('does not translate sections in passages of the edition', () => {
  const text = '## Methods\n\n### goto\n\nWords.\n';
  expect(translate(text, 'Page', 'java', [3])).toEqual([{group: 'Methods', members: [['goto']]}]);
});

it('finds the types of the source within a key, so that entries of the local storage are not described as cookies', () => {
  const context = contextOf('Browser', {edition: 'javascript'});
  const ofState = nestedTypes('StorageState', next);
  const typesOf = (key: string) =>
    sourcesWithin(ofState, {name: key, type: 'Array<Object>'}, context).map(({name}) => name);
  expect(typesOf('cookies')).toEqual(['StorageStateCookie']);
  expect(typesOf('origins')).toEqual(['OriginState', 'LocalStorageEntry']);
  expect(typesOf('unknown')).toEqual(['StorageState', 'StorageStateCookie', 'OriginState', 'LocalStorageEntry']);
});

it('reads all paragraphs of an item, and the items of its list', () => {
  const page = parseMdx('## Methods\n\n### accept\n\nWords.\n\n- `text` First.\n\n  Second.\n\n  - `key` Inner.\n');
  const [item] = readAuthoredPage(page).groups.flatMap(({members}) => members.flatMap(({items}) => items));
  expect(item?.name).toBe('text');
  expect(item?.description.map(textOf)).toEqual(['First.', 'Second.']);
  expect(item?.nested.map(({name, description}) => [name, ...description.map(textOf)])).toEqual([['key', 'Inner.']]);
});
