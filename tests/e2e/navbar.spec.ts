import {edition} from '../../editions';
import {findViolations} from './findViolations';
import {expect, open, pathOf, scrollTop, test} from './fixtures';

test.describe('navbar', {tag: '@root-edition'}, () => {
  test('links the documentation, the API, training, the community and the project', {tag: '@smoke'}, async ({page}) => {
    await open(page, '');
    const navbar = page.getByRole('navigation', {name: '主導航'});
    for (const [name, href] of [
      ['Docs', pathOf('docs/intro')],
      ['API', pathOf('docs/api/class-playwright')],
      [/^Training/, /^https:\/\/learn\.microsoft\.com\//],
      ['Community', pathOf('community/welcome')],
      [new RegExp(`^${edition.libraryName} on GitHub`), /^https:\/\/github\.com\/microsoft\/playwright/],
      [/^Discord chat/, /discord/],
    ] as const)
      await expect(navbar.getByRole('link', {name, exact: true})).toHaveAttribute('href', href);
    await expect(navbar.getByRole('button', {name: /Search docs/})).toBeVisible();
  });

  test('hides when scrolling down, and shows again when scrolling up', {tag: '@smoke'}, async ({page}) => {
    await open(page, 'docs/dialogs');
    const navbar = page.locator('nav.navbar');
    await page.mouse.move(640, 500);
    // Repeats the scrolling, because the navbar ignores the first scroll event.
    await expect(async () => {
      await page.mouse.wheel(0, 900);
      await expect(navbar).not.toBeInViewport({timeout: 250});
    }).toPass();
    // On a busy machine, scrolling down continues for a moment.
    await expect(async () => {
      await page.mouse.wheel(0, -100);
      await expect(navbar).toBeInViewport({timeout: 250});
    }).toPass();
    // At the top, the navbar shows in any case.
    expect(await scrollTop(page)).toBeGreaterThan(100);
  });

  test.describe('mobile menu', () => {
    test.use({viewport: {width: 996, height: 800}});

    test(
      'shows the sidebar and the main menu; closes with its button, and on desktops',
      {tag: '@smoke'},
      async ({page}) => {
        await open(page, 'docs/intro');
        await expect(page.getByRole('complementary')).toHaveCount(0);
        await page.getByRole('button', {name: '切換導覽列'}).click();
        const menu = page.locator('.navbar-sidebar');
        await page.getByRole('button', {name: '關閉導覽列'}).click();
        await expect(menu).toBeHidden();
        await page.getByRole('button', {name: '切換導覽列'}).click();
        await expect(menu.getByRole('link', {name: 'Installation'})).toBeVisible();
        await menu.getByRole('button', {name: '← 回到主選單'}).click();
        await expect(menu.getByRole('link', {name: 'Community', exact: true})).toBeVisible();
        await expect(menu.getByRole('link', {name: 'Discord chat'})).toBeVisible();
        await page.setViewportSize({width: 1100, height: 800});
        await expect(menu).toBeHidden();
      },
    );

    test('is accessible, keeps the focus, and gives it back to its button', async ({page}) => {
      await open(page, '');
      const button = page.getByRole('button', {name: '切換導覽列'});
      await button.click();
      const menu = page.locator('.navbar-sidebar');
      await expect(menu.getByRole('link', {name: 'Community', exact: true})).toBeVisible();
      expect(await findViolations(page, 'everything', '.navbar-sidebar')).toEqual([]);
      for (let presses = 0; presses < 20; presses += 1) {
        await page.keyboard.press('Tab');
        await expect(page.locator('main :focus, .footer :focus, .navbar__inner :focus')).toHaveCount(0);
      }
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await expect(page.locator('#__docusaurus > [inert], .navbar__inner[inert]')).toHaveCount(0);
    });
  });

  for (const width of [997, 1100, 1280]) {
    test(`at ${width} px the links of the navbar are in one line`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await open(page, 'docs/intro');
      const heights = await page
        .locator('nav.navbar .navbar__item')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height).filter(Boolean));
      expect(heights.length).toBeGreaterThan(5);
      expect(Math.max(...heights)).toBeLessThan(48);
    });
  }
});
