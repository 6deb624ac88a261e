import {expect, test} from 'vitest';
import {writeHash, readHash} from '../../../src/utils/liveLocatorLink';

const state = {locator: 'page.get_by_text("第一項 😀")', html: '<p title="a&b">第一項 😀</p>', template: '- paragraph'};

test('a hash keeps the state', () => {
  expect(writeHash(3, state)).toMatch(/^#try=3\.[\w-]+$/);
  expect(readHash(writeHash(3, state))).toEqual({index: 3, state});
});

test.each([
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
