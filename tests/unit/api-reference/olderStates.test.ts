import {expect, it} from 'vitest';
import {textOf} from '../../../src/content/mdast';
import type {DatedChange, ChangeHistory} from '../../../src/content/api/changeHistory';
import {olderStates} from '../../../src/plugins/api-reference/olderStates';

it.each([
  [{field: 'required', to: 'yes'}, 'Before 1.60: optional'],
  [{field: 'required', to: 'no'}, 'Before 1.60: required'],
  [{field: 'awaited', to: 'yes'}, 'Before 1.60: not asynchronous'],
  [{field: 'type', from: 'str', to: 'int'}, 'Returned before 1.60: str'],
  [{kind: 'renamed', from: 'url'}, 'Name before 1.60: url'],
  [{kind: 'added'}, undefined],
] as const)('states what was before the change %j', (change, expected) => {
  const changesOf = () => [{kind: 'changed', release: '1.60', class: 'Page', ...change} as DatedChange];
  const [paragraph] = olderStates({class: 'Page'}, {changesOf} as unknown as ChangeHistory, 'Returned');
  expect(paragraph && textOf(paragraph)).toBe(expected);
});
