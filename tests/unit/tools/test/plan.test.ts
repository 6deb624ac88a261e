// cspell:ignore untit
import {expect, it} from 'vitest';
import {planTests, stageNames} from '../../../../tools/test/plan';

const described = (...words: string[]) =>
  planTests(words).stages.map(({name, part, filters}) => [name, part, ...filters].join(' '));

it('runs each stage once in the quick part and the rest together', () => {
  const parts = [...planTests([]).stages, ...planTests(['rest']).stages];
  for (const name of stageNames) {
    const found = parts.filter((stage) => stage.name === name).map(({part}) => part);
    expect([['quick'], ['whole'], ['quick', 'rest']], name).toContainEqual(found);
  }
  expect(described('all').map((line) => line.split(' ')[0])).toEqual(stageNames);
});

it('passes the words after a stage to it, and runs stages in their order', () => {
  expect(described('e2e', 'navbar', 'menus', 'unit', 'search')).toEqual([
    'unit whole search',
    'e2e whole navbar menus',
  ]);
});

it('runs the stages of editions, or those that are named', () => {
  const env = {EDITIONS: 'java'};
  const {stages, editions} = planTests([], env);
  expect(editions).toEqual(['java']);
  expect(stages.map(({name, part}) => `${name} ${part}`).join()).toBe(
    'setup whole,build-all whole,host whole,sites whole,samples whole',
  );
  expect(planTests(['samples', 'dialogs'], env)).toEqual({
    stages: [{name: 'samples', part: 'whole', filters: ['dialogs']}],
    editions: ['java'],
  });
  expect(planTests([], {EDITIONS: ''})).toEqual(planTests([]));
});

it.each([
  [['untit'], /unknown stage: untit; the stages are setup, .*npm test -- all/],
  [['java'], /unknown stage: java; .*EDITIONS=java npm test/],
  [['size', 'intro'], /the stage size does not select files, so "intro" has no meaning/],
  [['unit', 'all', 'e2e'], /"all" cannot be combined with other words/],
  [['all', 'unit'], /"all" cannot be combined/],
])('refuses %j', (words, message) => {
  expect(() => planTests(words)).toThrow(message);
});
