import {expect, it} from 'vitest';
import {idInHash} from '../../../src/utils/idInHash';
import {writeHash, readHash} from '../../../src/utils/liveLocatorLink';

it.each([
  ['#install', 'install'],
  ['#%E5%AE%89%E8%A3%9D', '安裝'],
  ['#100%', '100%'],
  ['', ''],
])('decodes the hash "%s" to the id "%s"', (hash, id) => {
  expect(idInHash(hash)).toBe(id);
});

const state = {locator: 'page.get_by_text("第一項 😀")', html: '<p title="a&b">第一項 😀</p>', template: '- paragraph'};

it('a hash keeps the state', () => {
  expect(writeHash(3, state)).toMatch(/^#try=3\.[\w-]+$/);
  expect(readHash(writeHash(3, state))).toEqual({index: 3, state});
});

it.each([
  '',
  '#intro',
  '#try=1',
  '#try=x.e30',
  '#try=1.e30',
  '#try=1.%%',
  '#try=1.WzFd',
  `#try=1.${btoa('{"locator":1,"html":""}')}`,
])('ignores %s', (hash) => {
  expect(readHash(hash)).toBeUndefined();
});
