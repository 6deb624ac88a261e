import {expect, it} from 'vitest';
import {textOf} from '../../../src/content/mdast';
import {readAuthoredPage} from '../../../src/plugins/api-reference/readAuthoredPage';
import {parseMdx} from '../../../src/content/readMdx';

it('reads all paragraphs of an item, and the items of its list', () => {
  const page = parseMdx('## Methods\n\n### accept\n\nWords.\n\n- `text` First.\n\n  Second.\n\n  - `key` Inner.\n');
  const [item] = readAuthoredPage(page).groups.flatMap(({members}) => members.flatMap(({items}) => items));
  expect(item?.name).toBe('text');
  expect(item?.description.map(textOf)).toEqual(['First.', 'Second.']);
  expect(item?.nested.map(({name, description}) => [name, ...description.map(textOf)])).toEqual([['key', 'Inner.']]);
});
