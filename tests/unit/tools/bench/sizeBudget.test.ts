import {expect, it} from 'vitest';
import {checkBudget, toKind} from '../../../../tools/bench/sizeBudget';

it('names page, kind, bytes, budget and remedy of each figure that is more than 5 % too high', () => {
  const sizes = {'/a': {html: 10_501, js: 10_500}, '/b': {html: 10_000, js: 700}};
  const problems = checkBudget(sizes, {'/a': {html: 10_000, js: 10_000}, '/b': {html: 10_000, js: 300}});
  expect(problems).toEqual([
    expect.stringMatching(/^\/a: html: 10501 bytes instead of 10000: say less .*npm run bench:size -- --write/),
    expect.stringMatching(/^\/b: js: 700 bytes instead of 300: keep it out of the first load/),
  ]);
});

it('requires a budget for each page and kind', () => {
  expect(checkBudget({'/new': {html: 1}}, {})).toEqual([
    '/new: html: 1 bytes, and no budget: npm run bench:size -- --write',
  ]);
});

it('allows nothing where there was nothing', () => {
  expect(checkBudget({'/a': {fonts: 1}}, {'/a': {fonts: 0}})).toHaveLength(1);
});

it('counts unknown kinds as other', () => {
  expect(['document', 'script', 'stylesheet', 'image', 'font', 'fetch', 'manifest'].map(toKind).join(' ')).toBe(
    'html js css images fonts other other',
  );
});
