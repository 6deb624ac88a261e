import {beforeEach, expect, it, vi} from 'vitest';
import docusaurus from '@site/src/plugins/fast-pages/page-routes/client/docusaurus';

const loadPageAt = vi.hoisted(() => vi.fn<(path: string) => Promise<void>>());
vi.mock('@site/src/plugins/fast-pages/page-routes/client/preload', () => ({loadPageAt}));
vi.mock('@site/src/plugins/fast-pages/static-content/client/contentStore', () => ({markHinted: () => {}}));

beforeEach(() => {
  loadPageAt.mockReset();
  vi.stubGlobal('window', {location: {pathname: '/docs/intro'}});
  vi.stubGlobal('navigator', {});
  // A browser without hints.
  vi.stubGlobal('document', {createElement: () => ({relList: {supports: () => false}})});
});

it('loads a page once, however often the reader points at its links', async () => {
  await docusaurus.preload('/docs/dialogs#alert');
  await docusaurus.preload('/docs/dialogs');
  expect(loadPageAt.mock.calls).toEqual([['/docs/dialogs']]);
});

it('tries again at the next hover if a page cannot be loaded', async () => {
  loadPageAt.mockRejectedValueOnce(new Error('offline'));
  await docusaurus.preload('/docs/locators');
  await docusaurus.preload('/docs/locators');
  expect(loadPageAt).toHaveBeenCalledTimes(2);
});

it('loads nothing for links to the page itself', () => {
  expect(docusaurus.preload('/docs/intro#install')).toBe(false);
  expect(loadPageAt).not.toHaveBeenCalled();
});
