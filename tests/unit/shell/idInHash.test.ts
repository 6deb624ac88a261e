import {expect, it, vi} from 'vitest';
import {onRouteDidUpdate} from '@site/src/client/settleHash';
import {idInHash} from '@site/src/utils/idInHash';

it.each([
  ['#install', 'install'],
  ['#%E5%AE%89%E8%A3%9D', '安裝'],
  ['#100%', '100%'],
  ['', ''],
])('the hash %s names the id "%s"', (hash, id) => {
  expect(idInHash(hash)).toBe(id);
});

it('a page opens at an address whose hash is no proper escape', () => {
  vi.stubGlobal('document', {getElementById: () => null});
  expect(() => onRouteDidUpdate({location: {hash: '#100%'}, previousLocation: null})).not.toThrow();
});
