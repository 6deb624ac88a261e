import {expect, it} from 'vitest';
import {countForms, countWords} from '../../../tools/lib/countContent';
import {parse} from '../api-reference/fixtures';

it('counts the words that a reader reads', () => {
  const text =
    '---\ntitle: Not counted\n---\n\n{/* not this */}\n\nOne *two* `three()` - [four](./x.mdx).\n\n## Five\n\n| six | seven |\n| --- | --- |\n| eight | nine |\n\n```py\nno\n```\n';
  expect(countWords(parse(text))).toBe(9);
});

it('counts forms by what becomes of them', () => {
  const both = {sync: 'a', async: 'await a'};
  expect(
    countForms([
      {line: 1, kind: 'fragment', meta: {}, forms: both},
      {line: 2, kind: 'fragment', meta: {noRun: 'os'}, forms: both},
      {line: 3, kind: 'fragment', meta: {continues: true}, forms: both, previous: 1},
      {line: 4, kind: 'fragment', meta: {typeError: 'x'}, forms: {sync: 'a'}},
      {line: 5, kind: 'fragment', meta: {typeError: 'x', raises: 'y'}, forms: {sync: 'a'}},
      {line: 6, kind: 'pytest', meta: {}, forms: {sync: 'a'}},
    ]),
  ).toEqual({samples: 6, forms: 9, run: 4, checked: {os: 4, 'type-error': 1}});
});
