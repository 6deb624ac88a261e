import {click, expect, open, test} from './fixtures';

test.use({colorScheme: 'dark'});

test('the button switches the color mode, and the next visit keeps the choice', async ({tab}) => {
  const mode = () => tab.evaluate(() => document.documentElement.dataset['theme']);
  await open(tab, 'docs/intro');
  const background = () => tab.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await background();
  expect(await mode()).toBe('dark');
  await click(tab, '.navbar button[aria-label^="切換淺色/深色模式"]');
  await expect.poll(mode).toBe('light');
  await expect.poll(background).not.toBe(dark);
  await tab.goto('docs/api/class-page');
  expect(await mode()).toBe('light');
});
