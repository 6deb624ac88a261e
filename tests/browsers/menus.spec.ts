import {base, click, expect, hover, open, pathOf, resize, test, textOf} from './fixtures';

const languageMenu = '.navbar .dropdown:has(a[href^="/java/"])';
const languageButton = `${languageMenu} > button`;

test('the version menu opens under the mouse, and leads to the same page of the next version', async ({tab}) => {
  await open(tab, 'docs/writing-tests');
  const link = `.navbar .dropdown__menu a[href="${base}docs/next/writing-tests"]`;
  expect(await textOf(tab, link)).toBe('');
  await hover(tab, `.navbar .dropdown:has(a[href$="docs/next/writing-tests"]) > button`);
  await click(tab, link);
  await expect.poll(() => pathOf(tab)).toBe('docs/next/writing-tests');
});

test('arrow keys move the focus in the language menu, and Escape returns it to the button', async ({tab}) => {
  const focused = () => tab.evaluate(() => document.activeElement!.textContent);
  const isShown = () =>
    tab.evaluate((css) => document.querySelector(css)!.getAttribute('aria-expanded'), languageButton);
  await open(tab, 'docs/intro');
  await tab.evaluate((css) => document.querySelector<HTMLElement>(css)!.focus(), languageButton);
  await tab.press('ArrowDown');
  await expect.poll(isShown).toBe('true');
  await expect.poll(focused).toBe('Python');
  await tab.press('ArrowDown');
  await expect.poll(focused).toBe('JavaScript');
  await tab.press('Escape');
  await expect.poll(isShown).toBe('false');
  expect(await tab.evaluate(() => document.activeElement!.tagName)).toBe('BUTTON');
});

test('on a phone, the menu button opens the sidebar of the page, whose links lead to pages', async ({tab}) => {
  await resize(tab, 390);
  await open(tab, 'docs/intro');
  await click(tab, '.navbar__toggle');
  await click(tab, `.navbar-sidebar a[href="${base}docs/writing-tests"]`);
  await expect.poll(() => textOf(tab, 'h1')).toBe('Writing tests');
  await expect.poll(() => textOf(tab, '.navbar-sidebar a[href]')).toBe('');
});
