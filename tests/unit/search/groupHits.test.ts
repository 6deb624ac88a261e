import {expect, test} from 'vitest';
import {groupHits} from '../../../src/components/Search/groupHits';
import type {SearchHit} from '../../../src/utils/search/types';

const hit = (lvl0: string, id: string, userScore?: number): SearchHit => ({
  objectID: id,
  url: `/${id}`,
  type: 'lvl1',
  content: null,
  hierarchy: {lvl0, lvl1: id, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  ...(userScore === undefined ? {} : {_rankingInfo: {userScore}}),
});
const shown = (hits: SearchHit[]) =>
  groupHits(hits).map(({title, hits: members}) => [title, members.map(({objectID}) => objectID).join('')]);

test('groups by lvl0 in the order of the best hit, at most five hits per group', () => {
  expect(shown([...'abcdefg'].flatMap((id) => [hit('Guides', id), hit('Classes', id.toUpperCase())]))).toEqual([
    ['Guides', 'abcde'],
    ['Classes', 'ABCDE'],
  ]);
});

test('ends the first group where the next group has a better hit, but not before its second hit', () => {
  expect(shown([hit('Guides', 'a', 9), hit('Classes', 'A', 8), hit('Guides', 'b', 5), hit('Guides', 'c', 4)])).toEqual([
    ['Guides', 'ab'],
    ['Classes', 'A'],
  ]);
});
