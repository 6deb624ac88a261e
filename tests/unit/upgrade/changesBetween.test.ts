import {expect, it} from 'vitest';
import {changesBetween, type ShownChange} from '../../../src/plugins/upgrade/changesBetween';
import {describeChoice, groupChanges} from '../../../src/plugins/upgrade/groupChanges';
import type {Changes} from '../../../src/content/api/changes';

const page: ShownChange = {kind: 'added', class: 'Page'};
const click: ShownChange = {
  kind: 'added',
  class: 'Page',
  member: 'click',
  id: 'page-click',
  link: 'class-page#page-click',
};
const steps: ShownChange = {...click, parameter: 'steps', link: 'class-page#page-click-option-steps'};
const type = (from: string, to: string, of: ShownChange = steps): ShownChange => ({
  ...of,
  kind: 'changed',
  field: 'type',
  from,
  to,
});
const removed = (change: ShownChange): ShownChange => ({...change, kind: 'removed'});
const deprecated = (change: ShownChange): ShownChange => ({...change, kind: 'deprecated'});

/** Releases 1.9, 1.10, ... with these changes, after 1.8 without any. */
function releases(...lists: ShownChange[][]): Changes {
  const entries = [[], ...lists].map((changes, index) => [`1.${8 + index}`, {readFrom: `1.${8 + index}.0`, changes}]);
  return {releases: Object.fromEntries(entries) as Changes['releases']};
}

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

it('groups what changed in the same way, and lists what breaks first', () => {
  const fill = {...steps, member: 'fill', id: 'page-fill', link: 'class-page#page-fill-option-steps'};
  const required: ShownChange = {...steps, kind: 'changed', field: 'required', from: 'no', to: 'yes'};
  const key: ShownChange = {kind: 'added', type: 'Cookie', key: 'partitionKey'};
  const changes = [key, steps, fill, type('a', 'b'), type('a', 'b', fill), required, removed(page)];
  const members = [
    {name: 'click', link: steps.link},
    {name: 'fill', link: fill.link},
  ];
  const inPage = {name: 'Page', link: 'class-page'};
  expect(groupChanges(changes)).toEqual([
    {kind: 'removed', count: 1, classes: [{name: 'Page', lines: [{members: []}]}]},
    {
      kind: 'changed',
      count: 3,
      classes: [
        {
          ...inPage,
          lines: [
            {part: 'steps', members, detail: {from: 'a', to: 'b'}},
            {part: 'steps', members: members.slice(0, 1), detail: 'is now required'},
          ],
        },
      ],
    },
    {
      kind: 'added',
      count: 3,
      classes: [
        {name: 'Cookie', lines: [{part: 'partitionKey', members: []}]},
        {...inPage, lines: [{part: 'steps', members}]},
      ],
    },
  ]);
});

it('states what a list may lack', () => {
  const changes = releases([click], []);
  const groups = groupChanges(changesBetween(changes, '1.8', '1.10'));
  expect(describeChoice(changes, '1.8', '1.10', groups)).toBe('Changes from 1.8 to 1.10: 1 added.');
  delete changes.releases['1.9']!.readFrom;
  expect(describeChoice(changes, '1.8', '1.10', groups)).toContain('may lack changes and removals of 1.9, because');
  expect(describeChoice(changes, '1.9', '1.10', [])).toBe('Changes from 1.9 to 1.10: none.');
});
