import {expect, test} from 'vitest';
import {annotateSamples} from '@site/src/languages/translate/annotateSamples';
import type {StepNode, Value} from '@site/src/languages/translate/program';
import {facts} from './translateSetup';

const steps = (code: string, isSync = false): StepNode[] =>
  annotateSamples([code], facts.python, isSync)[0]!.body.steps;
const value = (code: string, isSync = false): Value => {
  const [step] = steps(code, isSync);
  if (step?.kind !== 'expr') throw new Error('the code is not an expression');
  return step.value;
};

test('finds the member of a call, and the parameters of its arguments', () => {
  expect(value('await page.goto("/", wait_until="commit")')).toMatchObject({
    kind: 'apiCall',
    member: {className: 'Page', id: 'page-goto'},
    awaited: true,
    args: [
      {id: 'page-goto-option-url', value: {kind: 'text', value: '/'}},
      {id: 'page-goto-option-wait-until', value: {kind: 'text', value: 'commit'}},
    ],
    type: {kind: 'optional', of: {kind: 'class', name: 'Response'}},
  });
});

test('follows types through chains of calls', () => {
  expect(value('await page.get_by_role("row").first.filter(has_text="a").inner_text()')).toMatchObject({
    member: {id: 'locator-inner-text'},
    receiver: {member: {id: 'locator-filter'}, receiver: {member: {id: 'locator-first'}}},
    type: {kind: 'str'},
  });
});

test('finds the member of an assertion without its negation', () => {
  expect(value('await expect(page).not_to_have_title("a")')).toMatchObject({
    kind: 'assertion',
    member: {id: 'page-assertions-to-have-title'},
    isNegated: true,
  });
});

test('finds the event that a statement waits for', () => {
  expect(steps('async with page.expect_popup() as info:\n    await page.reload()')).toMatchObject([
    {kind: 'waitForEvent', waits: [{event: {id: 'page-event-popup'}, variable: 'info'}]},
  ]);
});

test('marks the calls in sync code that other languages must await', () => {
  expect(value('page.reload()', true)).toMatchObject({awaited: true});
  expect(value('page.locator("a")', true)).toMatchObject({awaited: false});
});

test('omits imports, but declares their names', () => {
  expect(steps('import json\n\nprint(json.dumps(1))')).toMatchObject([
    {kind: 'expr', value: {kind: 'standard', name: 'print', args: [{value: {kind: 'standard', name: 'json.dumps'}}]}},
  ]);
});
