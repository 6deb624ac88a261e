import type {Locator} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {findViolations} from './findViolations';
import {options, searchFor} from '../lib/searchDialog';

const style = (element: Locator, name: string) =>
  element.evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name);

test.use({contextOptions: {forcedColors: 'active'}});

for (const colorScheme of ['dark', 'light'] as const)
  test(`the words of a query are readable in the ${colorScheme} mode`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await open(page, 'search?q=locator');
    await expect(page.locator('main mark').first()).toBeVisible();
    await searchFor(page, 'locator click');
    await expect(options(page).locator('mark').first()).toBeVisible();
    expect(await findViolations(page, 'colors')).toEqual([]);
  });

test('the selected tab and links to the current page differ from the others', {tag: '@python'}, async ({page}) => {
  await open(page, 'docs/input');
  for (const [selected, other] of [
    ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
    ['.theme-doc-sidebar-menu .menu__link[aria-current]', '.theme-doc-sidebar-menu .menu__link:not([aria-current])'],
    ['.navbar__link[aria-current]', '.navbar__link:not([aria-current])'],
    ['.dropdown__link--active', '.dropdown__link:not(.dropdown__link--active)'],
  ] as const)
    expect(await style(page.locator(selected).first(), 'background-color'), selected).not.toBe(
      await style(page.locator(other).first(), 'background-color'),
    );
});
