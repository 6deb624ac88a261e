import {describe, expect, test, vi} from 'vitest';
import {StoredSearches, type StoredHit} from '../../../src/plugins/search/ui/StoredSearches';

const hierarchy = {lvl0: 'Guides', lvl1: 'Page', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
const hit = (id: number): StoredHit => ({objectID: String(id), url: `/python/docs/${id}`, type: 'lvl1', hierarchy});
const ids = (hits: StoredHit[]) => hits.map(({objectID}) => Number(objectID));

class Memory implements Pick<Storage, 'getItem' | 'setItem'> {
  items = new Map<string, string>();
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem(key: string, value: string) {
    this.items.set(key, value);
  }
}

let indexes = 0;
function create(
  storage: Pick<Storage, 'getItem' | 'setItem'> | null = new Memory(),
  index = `docs${++indexes}`,
): StoredSearches {
  vi.stubGlobal('localStorage', storage);
  return new StoredSearches(index);
}

describe('recent searches', () => {
  test('are at most seven, latest first, without duplicates', () => {
    const stored = create();
    for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 3]) stored.addRecent(hit(id));
    expect(ids(stored.recent())).toEqual([3, 8, 7, 6, 5, 4, 2]);
  });

  test('are at most four if there are favorites', () => {
    const stored = create();
    for (let id = 1; id <= 7; id++) stored.addRecent(hit(id));
    stored.addFavorite(hit(7));
    expect(ids(stored.recent())).toEqual([6, 5, 4, 3]);
    expect(ids(stored.favorites())).toEqual([7]);
    stored.remove('favorite', hit(7));
    expect(ids(stored.recent())).toEqual([6, 5, 4, 3, 2, 1]);
  });

  test('can be removed, and do not include a visited favorite', () => {
    const stored = create();
    stored.addRecent(hit(1));
    stored.addFavorite(hit(1));
    stored.addRecent(hit(1));
    stored.addRecent(hit(2));
    stored.remove('recent', hit(2));
    expect([ids(stored.recent()), ids(stored.favorites())]).toEqual([[], [1]]);
  });
});

test('keeps at most ten favorites', () => {
  const stored = create();
  for (let id = 1; id <= 12; id++) stored.addFavorite(hit(id));
  expect(ids(stored.favorites())).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
});

test('uses separate keys for each index', () => {
  const storage = new Memory();
  create(storage, 'one').addRecent(hit(1));
  expect(ids(create(storage, 'two').recent())).toEqual([]);
  expect(ids(create(storage, 'one').recent())).toEqual([1]);
  expect([...storage.items.keys()]).toEqual(['__DOCSEARCH_RECENT_SEARCHES__one']);
});

const denied = () => {
  throw new Error('denied');
};

describe('invalid storage', () => {
  test.each(['{', '42', '"text"', '{"a":1}', '[null, 7, {"url": 1}]'])('ignores the value %s', (value) => {
    const storage = new Memory();
    storage.setItem(`__DOCSEARCH_RECENT_SEARCHES__${value}`, value);
    const stored = create(storage, value);
    expect(stored.recent()).toEqual([]);
    stored.addRecent(hit(1));
    expect(ids(stored.recent())).toEqual([1]);
  });

  test.each([
    {url: 'javascript:alert(1)'},
    {url: ['/python/docs/1']},
    {url: undefined},
    {objectID: 1},
    {type: 'toString'},
    {hierarchy: null},
    {hierarchy: 'Guides'},
    {hierarchy: {...hierarchy, lvl1: {}}},
    {hierarchy: {...hierarchy, lvl0: ['Guides']}},
  ])('ignores a hit with %j, and keeps the others', (wrong) => {
    const storage = new Memory();
    const hits = [hit(1), {...hit(2), ...wrong}, hit(3)];
    storage.setItem('__DOCSEARCH_RECENT_SEARCHES__docs', JSON.stringify(hits));
    expect(ids(create(storage, 'docs').recent())).toEqual([1, 3]);
  });

  test.each([
    ['there is no storage', null],
    ['storage throws', {getItem: denied, setItem: denied}],
  ])('has no searches if %s', (_, storage) => {
    const stored = create(storage);
    stored.addRecent(hit(1));
    expect(ids(stored.recent())).toEqual([]);
  });
});
