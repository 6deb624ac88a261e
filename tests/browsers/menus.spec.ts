import {base, click, expect, hover, open, currentPath, resize, test, textOf} from './fixtures';

test('the version menu opens under the mouse, and leads to the same page of the next version', async ({tab}) => {
  await open(tab, 'docs/writing-tests');
  const link = `.navbar .dropdown__menu a[href="${base}docs/next/writing-tests"]`;
  expect(await textOf(tab, link)).toBe('');
  await hover(tab, `.navbar .dropdown:has(a[href$="docs/next/writing-tests"]) > button`);
  await click(tab, link);
  await expect.poll(() => currentPath(tab)).toBe('docs/next/writing-tests');
});

test('on a phone, the menu button opens the sidebar of the page, whose links lead to pages', async ({tab}) => {
  await resize(tab, 390);
  await open(tab, 'docs/intro');
  await click(tab, '.navbar__toggle');
  await click(tab, `.navbar-sidebar a[href="${base}docs/writing-tests"]`);
  await expect.poll(() => textOf(tab, 'h1')).toBe('Writing tests');
  await expect.poll(() => textOf(tab, '.navbar-sidebar a[href]')).toBe('');
});
