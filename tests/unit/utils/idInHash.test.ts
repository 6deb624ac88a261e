import {expect, it, vi} from 'vitest';
import {onRouteDidUpdate} from '@site/src/plugins/fast-pages/client/scrollPosition';
import {idInHash} from '@site/src/utils/idInHash';

it.each([
  ['#install', 'install'],
  ['#%E5%AE%89%E8%A3%9D', '安裝'],
  ['#100%', '100%'],
  ['', ''],
])('decodes the hash "%s" to the id "%s"', (hash, id) => {
  expect(idInHash(hash)).toBe(id);
});

it('opens a page whose hash is not valid percent-encoding', () => {
  vi.stubGlobal('document', {getElementById: () => null});
  vi.stubGlobal('window', {location: {href: ''}});
  vi.stubGlobal('requestAnimationFrame', () => 0);
  expect(() =>
    onRouteDidUpdate({location: {pathname: '/', search: '', hash: '#100%'}, previousLocation: null}),
  ).not.toThrow();
});
