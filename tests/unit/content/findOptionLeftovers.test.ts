import {expect, it} from 'vitest';
import {findOptionLeftovers} from '../../../src/content/api/findOptionLeftovers';
import {block, inline, mapped, text} from '../../../src/content/mdast';
import {next, parse} from '../api-facts/fixtures';

const parameters = [
  {name: 'url', type: 'string'},
  {name: 'HasText', type: 'string', option: true as const},
  {name: 'Name', type: 'string', option: true as const},
];
const members = [{name: 'ClickAsync', kind: 'method' as const, id: 'page-click', parameters}];
const facts = {...next, classes: {Page: {...next.classes.Page!, members}}};
const optionText = (word: string) => ({hastext: 'HasText', name: 'Name', url: 'Url'})[word.toLowerCase()];

const linesOf = (page: string, ownLines: number[] = []): number[] =>
  findOptionLeftovers(parse(page), facts, optionText, new Set(ownLines)).map(({line}) => line);

it('finds options in the spelling of the source, and single words that a sentence calls an option', () => {
  expect(
    linesOf('A `hasText`\n\nthe option `name`\n\npass `name`\n\nthe `name` attribute\n\n`name` of a header'),
  ).toEqual([1, 3, 5]);
  expect(linesOf('`HasText`\n\npass `url`, without `title`')).toEqual([]);
  expect(linesOf('A `hasText`', [1])).toEqual([]);
});

it('finds "this parameter" in the description of an option, not in that of an argument', () => {
  const page = (term: string) => {
    const tree = parse('### ClickAsync\n');
    tree.children[0]!.data = {hProperties: {id: 'page-click'}};
    const item = [
      mapped('dt', {}, [inline('code', {}, [text(term)])]),
      block('dd', {}, [text('This parameter has no effect.')]),
    ];
    tree.children.push(block('dl', {}, item));
    return findOptionLeftovers(tree, facts, optionText, new Set());
  };
  expect(page('Name')).toHaveLength(1);
  expect(page('url')).toEqual([]);
});
