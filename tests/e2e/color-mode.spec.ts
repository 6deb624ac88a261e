import {expect, failedRequest, open, test} from './fixtures';
import {colorModeKey} from '../../src/utils/storageKeys';

test('the button switches between light, dark and system, and stores the choice', {tag: '@smoke'}, async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '');
  const toggle = page.getByRole('button', {name: /切換淺色\/深色模式/});
  const choice = () => page.evaluate(() => document.documentElement.dataset['themeChoice']);
  await expect.poll(choice).toBe('system');
  for (const mode of ['light', 'dark']) {
    await toggle.click();
    await expect.poll(choice).toBe(mode);
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), colorModeKey)).toBe(mode);
  }
  await toggle.click();
  await expect.poll(choice).toBe('system');
});

test('applies the stored mode before the first paint, without the site’s scripts', async ({page, problems}) => {
  problems.allowed.push(failedRequest);
  await page.addInitScript((key) => localStorage.setItem(key, 'light'), colorModeKey);
  await page.emulateMedia({colorScheme: 'dark'});
  await page.route(/\/assets\/js\//, (route) => route.abort());
  await page.goto('docs/intro');
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
});
