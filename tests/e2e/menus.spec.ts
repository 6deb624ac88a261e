import type {Locator, Page} from '@playwright/test';
import {versionLabels} from '../../src/content/versions';
import {editions} from '../../src/data/editions';
import {edition} from '../../editions';
import {findViolations} from './findViolations';
import {devices, expect, open, scrollTop, test} from './fixtures';

/** Names of the buttons that open the menus of versions and languages. */
const names = {version: versionLabels(edition.name).stable, language: editions[edition.name].label};

interface Menu {
  button: Locator;
  links: Locator;
  /** Expects whether the menu is shown, and that its button has the same state for assistive technology. */
  expectShown: (isShown: boolean) => Promise<void>;
}

/** @returns a menu of the navbar */
function menuIn(navbar: Locator, name: string): Menu {
  const button = navbar.getByRole('button', {name, exact: true});
  const links = button.locator('xpath=ancestor::*[self::li or contains(@class, "dropdown")][1]').locator('ul a');
  return {
    button,
    links,
    expectShown: async (isShown) => {
      await expect(button).toHaveAttribute('aria-expanded', String(isShown));
      await expect(links.filter({visible: true})).toHaveCount(isShown ? await links.count() : 0);
    },
  };
}

/** Opens a page; returns a menu of its navbar. */
async function openPage(page: Page, name: string): Promise<Menu> {
  await open(page, 'docs/intro');
  return menuIn(page.getByRole('navigation', {name: '主導航'}), name);
}

for (const [kind, name] of Object.entries(names)) {
  test.describe(`the ${kind} menu`, () => {
    test('opens and closes with Enter and Space, and closes when the focus leaves', {tag: '@smoke'}, async ({page}) => {
      const {button, expectShown} = await openPage(page, name);
      for (const key of ['Enter', 'Space']) {
        await button.press(key);
        await expectShown(true);
        await button.press(key);
        await expectShown(false);
        await button.press(key);
        await expectShown(true);
        await page.getByRole('main').getByRole('link').first().focus();
        await expectShown(false);
      }
    });

    test('opens with arrow keys, which move the focus between its links, and closes with Escape', async ({page}) => {
      const {button, links, expectShown} = await openPage(page, name);
      await button.press('ArrowDown');
      await expectShown(true);
      await expect(links.first()).toBeFocused();
      for (const [key, link] of [
        ['ArrowDown', links.nth(1)],
        ['End', links.last()],
        ['ArrowDown', links.first()],
        ['ArrowUp', links.last()],
        ['Home', links.first()],
      ] as const) {
        await page.keyboard.press(key);
        await expect(link).toBeFocused();
      }
      expect(await scrollTop(page)).toBe(0);
      await page.keyboard.press('Escape');
      await expectShown(false);
      await expect(button).toBeFocused();
      await button.press('ArrowUp');
      await expect(links.last()).toBeFocused();
      await page.keyboard.press('Escape');
      // The keys scroll the page again.
      await button.press('End');
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
      await expect(button).toBeFocused();
    });

    test('opens under the mouse, stays after a click, and closes with the next one or one outside', async ({page}) => {
      const {button, expectShown} = await openPage(page, name);
      await button.hover();
      await expectShown(true);
      await page.mouse.move(640, 600);
      await expectShown(false);
      await button.click();
      await expectShown(true);
      await page.mouse.move(640, 600);
      await expectShown(true);
      await button.click();
      await expectShown(false);
      await page.mouse.move(640, 600);
      await button.click();
      await expectShown(true);
      await page.mouse.click(640, 700);
      await expectShown(false);
    });

    test('closes with Escape under the mouse, and the focus stays where it is', async ({page}) => {
      const {button, expectShown} = await openPage(page, name);
      const link = page.getByRole('main').getByRole('link').first();
      await link.focus();
      await button.hover();
      await expectShown(true);
      await page.keyboard.press('Escape');
      await expectShown(false);
      await expect(link).toBeFocused();
    });

    test.describe('on a touch screen', () => {
      test.use({hasTouch: true});

      test('opens and closes with a tap, and closes on a tap outside', async ({page}) => {
        const {button, expectShown} = await openPage(page, name);
        await button.tap();
        await expectShown(true);
        await button.tap();
        await expectShown(false);
        await button.tap();
        await expectShown(true);
        await page.touchscreen.tap(640, 700);
        await expectShown(false);
      });
    });

    test('in the mobile menu, it opens and closes with the same keys', async ({page}) => {
      await page.setViewportSize(devices.phone);
      await open(page, 'docs/intro');
      await page.getByRole('button', {name: '切換導覽列'}).click();
      await page.getByRole('button', {name: '← 回到主選單'}).click();
      const {button, links, expectShown} = menuIn(
        page.locator('.navbar-sidebar'),
        kind === 'version' ? '選擇版本' : name,
      );
      await expectShown(false);
      for (const key of ['Enter', 'Space']) {
        await button.press(key);
        await expectShown(true);
        await button.press(key);
        await expectShown(false);
      }
      await button.press('ArrowDown');
      await expect(links.first()).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(links.last()).toBeFocused();
      await page.keyboard.press('Home');
      await expect(links.first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expectShown(false);
      await expect(button).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
      await expect(page.getByRole('button', {name: '切換導覽列'})).toBeFocused();
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`has no violation of WCAG while it is open, in ${colorScheme} mode`, async ({page}) => {
        await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
        const {button, expectShown} = await openPage(page, name);
        await button.press('ArrowDown');
        await expectShown(true);
        expect(await findViolations(page, 'everything', '.navbar')).toEqual([]);
      });
    }
  });
}
