import {expect, it} from 'vitest';
import {changesBetween, type ShownChange} from '../../../src/plugins/upgrade/changesBetween';
import {describeChoice, groupChanges} from '../../../src/plugins/upgrade/groupChanges';
import {click, page, releases, removed, steps, type} from './shownChanges';

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
