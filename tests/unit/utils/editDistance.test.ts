// cspell:ignore gotoo gato ogto gtoo goot otgo fedcba xycd
import {expect, it} from 'vitest';
import {editDistance} from '../../../src/utils/editDistance';

const rows =
  'goto goto 1 0, goto gto 1 1, goto gotoo 1 1, goto gato 1 1, goto ogto 1 1, goto gtoo 1 1, goto goot 1 1, goto otgo 3 2, ' +
  'kitten sitting 3 3, kitten sitting 2 3, abcdef fedcba 2 3, ca abc 3 3, abc cab 2 2, ab abcd 2 2, ab abcd 1 2, abcd xycd 1 2';

it.each(rows.split(', '))('counts edits up to a limit, a swap as one: %s', (row) => {
  const [a = '', b = '', limit, edits] = row.split(' ');
  expect(editDistance(a, b, Number(limit))).toBe(Number(edits));
});
