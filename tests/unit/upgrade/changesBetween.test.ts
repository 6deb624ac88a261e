import {expect, it} from 'vitest';
import {changesBetween, type ShownChange} from '../../../src/plugins/upgrade/changesBetween';
import {click, page, releases, removed, steps, type} from './shownChanges';

const deprecated = (change: ShownChange): ShownChange => ({...change, kind: 'deprecated'});

it.each<[name: string, lists: ShownChange[][], merged: ShownChange[]]>([
  ['added, then removed', [[click], [removed(click)]], []],
  ['removed, then added again', [[removed(click)], [click]], []],
  ['added and removed with its parts', [[click], [steps], [removed(click)]], []],
  ['a part of a new class', [[page], [click], [type('a', 'b')], [removed(steps)], [deprecated(click)]], [page]],
  ['what changed after it was added', [[click], [deprecated(click), type('a', 'b', click)]], [click]],
  ['changed twice', [[type('a', 'b')], [type('b', 'c')]], [type('a', 'c')]],
  ['changed and changed back', [[type('a', 'b')], [type('b', 'a')]], []],
  ['changed, then removed', [[type('a', 'b')], [removed(click)]], [removed(click)]],
  ['deprecated, then removed', [[deprecated(click)], [removed(click)]], [removed(click)]],
  [
    'deprecated, then no longer',
    [[deprecated(click)], [{...click, kind: 'changed', field: 'deprecated', from: 'yes', to: 'no'}]],
    [],
  ],
  [
    'a member whose name starts with that of a removed one',
    [[{...click, id: 'page-click-2'}], [removed(click)]],
    [{...click, id: 'page-click-2'}, removed(click)],
  ],
  [
    'keys of keys',
    [[{...steps, key: 'a'}], [{...steps, key: 'a.b'}], [{...steps, key: 'ab'}]],
    [
      {...steps, key: 'a'},
      {...steps, key: 'ab'},
    ],
  ],
])('merges %s', (_name, lists, merged) => {
  expect(changesBetween(releases(...lists), '1.8', '1.20')).toMatchObject(merged);
});

it('uses the releases after the first, up to the second', () => {
  const changes = releases([page], [click], [steps]);
  expect(changesBetween(changes, '1.9', '1.10')).toEqual([click]);
  expect(changesBetween(changes, '1.10', '1.11')).toEqual([steps]);
});
