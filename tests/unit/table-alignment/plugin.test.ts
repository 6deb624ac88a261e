import type {Element, Root} from 'hast';
import {expect, it} from 'vitest';
import tableAlignment from '@site/src/plugins/table-alignment';

const cell = (align?: string): Element => ({
  type: 'element',
  tagName: 'td',
  properties: align === undefined ? {} : {align},
  children: [],
});

it('replaces the alignment of cells by classes', () => {
  const tree: Root = {type: 'root', children: [cell('center'), cell('right'), cell('left'), cell()]};
  tableAlignment()(tree);
  expect(tree.children.map((node) => (node as Element).properties)).toEqual([
    {className: ['text--center']},
    {className: ['text--right']},
    {},
    {},
  ]);
});
