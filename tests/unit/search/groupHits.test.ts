import {expect, test} from 'vitest';
import {groupHits} from '../../../src/plugins/search/ui/groupHits';
import type {SearchHit} from '../../../src/plugins/search/types';

const hit = (lvl0: string, id: string, userScore?: number): SearchHit => ({
  objectID: id,
  url: `/${id}`,
  type: 'lvl1',
  content: null,
  hierarchy: {lvl0, lvl1: id, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  ...(userScore === undefined ? {} : {_rankingInfo: {userScore}}),
});
/** Returns the groups with the ids of their hits: `Guides ab, Classes A`. */
const shown = (hits: SearchHit[]) =>
  groupHits(hits)
    .map(({title, hits: members}) => `${title} ${members.map(({objectID}) => objectID).join('')}`)
    .join(', ');

test('groups by lvl0 in the order of the best hit, at most five hits per group', () => {
  expect(shown([...'abcdefg'].flatMap((id) => [hit('Guides', id), hit('Classes', id.toUpperCase())]))).toBe(
    'Guides abcde, Classes ABCDE',
  );
});

test('ends each group where the next group has a better hit; the second hit may be a little weaker', () => {
  const hits = [hit('Guides', 'a', 9), hit('Classes', 'A', 8), hit('Guides', 'b', 5), hit('Guides', 'c', 4)];
  expect(shown(hits)).toBe('Guides ab, Classes A');
  const more = [hit('Classes', 'B', 7.2), hit('Classes', 'C', 7.1), hit('Community', '1', 7), hit('Classes', 'D', 5)];
  expect(shown([...hits, ...more])).toBe('Guides ab, Classes ABC, Community 1');
});

test('drops a second hit that is far weaker than the best hit of the next group', () => {
  expect(shown([hit('Guides', 'a', 9), hit('Classes', 'A', 8), hit('Guides', 'b', 4)])).toBe('Guides a, Classes A');
});

test('keeps all hits without scores', () => {
  expect(shown([hit('Guides', 'a'), hit('Classes', 'A'), hit('Guides', 'b'), hit('Guides', 'c')])).toBe(
    'Guides abc, Classes A',
  );
});
