import {expect, it} from 'vitest';
import {idInHash} from '../../../src/utils/idInHash';

it.each([
  ['#install', 'install'],
  ['#%E5%AE%89%E8%A3%9D', '安裝'],
  ['#100%', '100%'],
  ['', ''],
])('decodes the hash "%s" to the id "%s"', (hash, id) => {
  expect(idInHash(hash)).toBe(id);
});
