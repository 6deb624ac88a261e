import type {Locator} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {findViolations} from './findViolations';
import {button, dialog, options, searchFor} from './searchDialog';

/** @returns a computed style of an element or of one of its pseudo-elements */
const style = (element: Locator, name: string, pseudo?: string) =>
  element.evaluate((node, [property, part]) => getComputedStyle(node, part).getPropertyValue(property!), [
    name,
    pseudo,
  ] as const);

test.describe('hover, focus and highlight', () => {
  test('the focus ring of the announcement’s close button is not cut off by the window', async ({page}) => {
    await open(page, 'docs/intro');
    const close = page.locator('.theme-announcement-bar button');
    await close.focus();
    await page.keyboard.press('Shift');
    expect(await style(close, 'outline-style')).toBe('solid');
    expect(parseFloat(await style(close, 'outline-offset'))).toBeLessThan(0);
  });
});

test('the focus ring of the first link of a table is also visible on its left', async ({page}) => {
  await open(page, 'docs/test-assertions');
  const link = page.locator('main table a').first();
  await link.evaluate((node) => node.scrollIntoView({block: 'center', behavior: 'instant'}));
  const box = (await link.boundingBox())!;
  const edge = {x: box.x - 4, y: box.y + box.height / 2, width: 3, height: 4};
  const normal = await page.screenshot({clip: edge});
  await link.focus();
  await page.keyboard.press('Shift');
  expect((await page.screenshot({clip: edge})).equals(normal)).toBe(false);
});

test('Tab does not stop at the list of hits, even if it scrolls', async ({page}) => {
  await page.setViewportSize({width: 390, height: 500});
  await open(page, 'docs/intro');
  await searchFor(page, 'locator');
  await expect(options(page).first()).toBeVisible();
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab');
    expect(await dialog(page).locator(':focus').getAttribute('role')).not.toBe('listbox');
  }
});

test.describe('in narrow windows', () => {
  test('the announcement stays inside its bar, and the site name does not overlap the search button', async ({
    page,
  }) => {
    await page.setViewportSize({width: 320, height: 700});
    await open(page, 'docs/intro');
    const bar = (await page.locator('.theme-announcement-bar').boundingBox())!;
    const words = (await page.locator('.theme-announcement-bar a').boundingBox())!;
    expect(words.y).toBeGreaterThanOrEqual(bar.y);
    expect(words.y + words.height).toBeLessThanOrEqual(bar.y + bar.height);
    const name = (await page.locator('.navbar__title').first().boundingBox())!;
    expect(name.x + name.width).toBeLessThanOrEqual((await button(page).boundingBox())!.x);
  });

  test('at 997 px the site name is not cut off in the next version', async ({page}) => {
    await page.setViewportSize({width: 997, height: 700});
    await open(page, 'docs/next/intro');
    const title = page.locator('.navbar__title').first();
    expect(await title.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
  });

  for (const path of ['actionability', 'browser-contexts']) {
    test(`the diagram in ${path} has readable labels on a phone, and arrow keys scroll it`, async ({page}) => {
      await page.setViewportSize({width: 390, height: 800});
      await open(page, `docs/${path}`);
      const diagram = page.locator('main svg[role=img]').first();
      const heights = await diagram
        .locator('text')
        .evaluateAll((all) => all.map((text) => text.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThan(11);
      const frame = diagram.locator('..');
      await frame.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => frame.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  }
});

test.describe('with forced colors', () => {
  test.use({contextOptions: {forcedColors: 'active'}});

  for (const colorScheme of ['dark', 'light'] as const)
    test(`the words of a query are readable in the ${colorScheme} mode`, async ({page}) => {
      await page.emulateMedia({colorScheme});
      await open(page, 'search?q=locator');
      await expect(page.locator('main mark').first()).toBeVisible();
      await searchFor(page, 'locator click');
      await expect(options(page).locator('mark').first()).toBeVisible();
      expect(await findViolations(page, 'colours')).toEqual([]);
    });

  test(
    'the selected tab and the links to the current page differ from the others',
    {tag: '@python'},
    async ({page}) => {
      await open(page, 'docs/input');
      for (const [selected, other] of [
        ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
        [
          '.theme-doc-sidebar-menu .menu__link[aria-current]',
          '.theme-doc-sidebar-menu .menu__link:not([aria-current])',
        ],
        ['.navbar__link[aria-current]', '.navbar__link:not([aria-current])'],
        ['.dropdown__link--active', '.dropdown__link:not(.dropdown__link--active)'],
      ] as const)
        expect(await style(page.locator(selected).first(), 'background-color'), selected).not.toBe(
          await style(page.locator(other).first(), 'background-color'),
        );
    },
  );

  test('diagrams use the colors of the window, also if the color mode of the site differs', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await open(page, 'docs/actionability');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const diagram = page.locator('main svg[role=img]').first();
    expect(await style(diagram.locator('text').first(), 'fill')).toBe(
      await style(page.locator('main p').first(), 'color'),
    );
  });

  test('buttons of code blocks have visible icons', async ({page}) => {
    await open(page, 'docs/input');
    const copy = page.locator('[data-code-button=copy]').first();
    expect(await style(copy, 'background-color', '::before')).not.toBe(await style(copy, 'background-color'));
  });

  test('the selected hit has an outline', async ({page}) => {
    await open(page, 'docs/intro');
    await searchFor(page, 'locator');
    const active = dialog(page).locator('[aria-selected=true]');
    await expect(active).toHaveCount(1);
    expect(await style(active, 'outline-style')).toBe('solid');
  });
});
