import {expect, it} from 'vitest';
import {budgetFor, checkBudget, kindOf} from '../../../tools/lib/sizeBudget';

it('names page, kind, bytes, budget and remedy of each figure that is too high', () => {
  const sizes = {'/a': {html: 1001, js: 500}, '/b': {html: 1000, js: 700}};
  const problems = checkBudget(sizes, {'/a': {html: 1000, js: 500}, '/b': {html: 1000, js: 600}});
  expect(problems).toEqual([
    expect.stringMatching(
      /^\/a: html: 1001 bytes, 1 over the budget of 1000: say less .*npm run bench:size -- --write/,
    ),
    expect.stringMatching(/^\/b: js: 700 bytes, 100 over the budget of 600: keep it out of the first load/),
  ]);
});

it('wants a budget for each page and kind', () => {
  expect(checkBudget({'/new': {html: 1}}, {})).toEqual([
    '/new: html: 1 bytes, and no budget: npm run bench:size -- --write',
  ]);
});

it('gives figures 3 % of air, and none where there is nothing', () => {
  expect(budgetFor({'/a': {html: 10_000, fonts: 0}})).toEqual({'/a': {html: 10_300, fonts: 0}});
  expect(checkBudget({'/a': {fonts: 1}}, budgetFor({'/a': {fonts: 0}}))).toHaveLength(1);
});

it('counts what is no known kind as other', () => {
  expect(['document', 'script', 'stylesheet', 'image', 'font', 'fetch', 'manifest'].map(kindOf)).toEqual([
    'html',
    'js',
    'css',
    'images',
    'fonts',
    'other',
    'other',
  ]);
});
