import {expect, open, test, textOf} from './fixtures';

test('search works with the keyboard alone: open, type, select with an arrow key, open the hit', async ({tab}) => {
  await open(tab, 'docs/intro');
  await tab.press('k', true);
  await expect.poll(() => tab.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
  await tab.type('dialog');
  const selected = () =>
    tab.evaluate(() => {
      const options = [...document.querySelectorAll('[role=dialog] [role=option]')];
      const option = options.find((candidate) => candidate.getAttribute('aria-selected') === 'true');
      return {index: options.findIndex((candidate) => candidate === option), href: option?.getAttribute('href')};
    });
  await expect.poll(async () => (await selected()).index).toBe(0);
  await tab.press('ArrowDown');
  await expect.poll(async () => (await selected()).index).toBe(1);
  const {href} = await selected();
  await tab.press('Enter');
  await expect.poll(() => tab.evaluate(() => location.pathname + location.hash)).toBe(href);
  await expect.poll(() => tab.evaluate(() => document.querySelectorAll('[role=dialog]').length)).toBe(0);
});

test('the search page shows hits for the query of its URL', async ({tab}) => {
  await open(tab, 'search?q=dialog');
  await expect.poll(() => textOf(tab, 'main article h2')).toMatch(/dialog/i);
});
