import {beforeEach, expect, it, vi} from 'vitest';
import docusaurus from '@site/src/plugins/fast-pages/page-routes/client/docusaurus';

const loadPageAt = vi.hoisted(() => vi.fn<(path: string) => Promise<void>>());
vi.mock('@site/src/plugins/fast-pages/page-routes/client/preload', () => ({loadPageAt}));

beforeEach(() => {
  loadPageAt.mockReset().mockResolvedValue();
  vi.stubGlobal('window', {location: {pathname: '/docs/intro'}});
  vi.stubGlobal('navigator', {});
});

it('loads the page of a link with a hash', async () => {
  await docusaurus.preload('/docs/dialogs#alert');
  expect(loadPageAt.mock.calls).toEqual([['/docs/dialogs']]);
});

it('raises no error if a page cannot be loaded', async () => {
  loadPageAt.mockRejectedValueOnce(new Error('offline'));
  await expect(docusaurus.preload('/docs/locators')).resolves.toBeUndefined();
});

it('loads nothing for links to the page itself', () => {
  expect(docusaurus.preload('/docs/intro#install')).toBe(false);
  expect(loadPageAt).not.toHaveBeenCalled();
});
