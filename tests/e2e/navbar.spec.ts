import {edition} from '../../editions';
import {expect, open, pathOf, test} from './fixtures';

test.describe('navbar', () => {
  test(
    'links the documentation, the API, the training, the community and the project',
    {tag: '@smoke'},
    async ({page}) => {
      await open(page, '');
      const navbar = page.getByRole('navigation', {name: '主導航'});
      await expect(navbar.getByRole('link', {name: 'Docs', exact: true})).toHaveAttribute('href', pathOf('docs/intro'));
      await expect(navbar.getByRole('link', {name: 'API', exact: true})).toHaveAttribute(
        'href',
        pathOf('docs/api/class-playwright'),
      );
      await expect(navbar.getByRole('link', {name: 'Training'})).toHaveAttribute(
        'href',
        /^https:\/\/learn\.microsoft\.com\//,
      );
      await expect(navbar.getByRole('link', {name: 'Community'})).toHaveAttribute('href', pathOf('community/welcome'));
      await expect(navbar.getByRole('link', {name: `${edition.library} on GitHub`})).toHaveAttribute(
        'href',
        /^https:\/\/github\.com\/microsoft\/playwright/,
      );
      await expect(navbar.getByRole('link', {name: 'Discord chat'})).toHaveAttribute('href', /discord/);
      await expect(navbar.getByRole('button', {name: /Search docs/})).toBeVisible();
    },
  );

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
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  });
});

test.describe('mobile menu', () => {
  test.use({viewport: {width: 996, height: 800}});

  test(
    'opens with the sidebar of the page, goes back to the main menu, and closes on desktop widths',
    {tag: '@smoke'},
    async ({page}) => {
      await open(page, 'docs/intro');
      await expect(page.getByRole('complementary')).toHaveCount(0);
      await page.getByRole('button', {name: '切換導覽列'}).click();
      const menu = page.locator('.navbar-sidebar');
      await expect(menu.getByRole('link', {name: 'Installation'})).toBeVisible();
      await menu.getByRole('button', {name: '← 回到主選單'}).click();
      await expect(menu.getByRole('link', {name: 'Community', exact: true})).toBeVisible();
      await expect(menu.getByRole('link', {name: 'Discord chat'})).toBeVisible();
      await page.setViewportSize({width: 1100, height: 800});
      await expect(menu).toBeHidden();
    },
  );

  test('closes with its button', async ({page}) => {
    await open(page, 'docs/intro');
    await page.getByRole('button', {name: '切換導覽列'}).click();
    await page.getByRole('button', {name: '關閉導覽列'}).click();
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
  });

  test('keeps the focus, and gives it back to its button', async ({page}) => {
    await open(page, '');
    const button = page.getByRole('button', {name: '切換導覽列'});
    await button.click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu.getByRole('link', {name: 'Community', exact: true})).toBeVisible();
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus, .footer :focus, .navbar__inner :focus')).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(page.locator('#__docusaurus > [inert], .navbar__inner[inert]')).toHaveCount(0);
  });

  test('its button has an icon of 24 px, and is at least 40 px wide for touch', async ({page}) => {
    await open(page, 'docs/intro');
    const button = page.getByRole('button', {name: '切換導覽列'});
    expect(await button.locator('svg').boundingBox()).toMatchObject({width: 24, height: 24});
    expect((await button.boundingBox())?.width).toBeGreaterThanOrEqual(40);
  });
});

test('at 997 px the navbar shows its links instead of the menu button', async ({page}) => {
  await page.setViewportSize({width: 997, height: 800});
  await open(page, 'docs/intro');
  await expect(page.getByRole('button', {name: '切換導覽列'})).toBeHidden();
  await expect(page.locator('nav.navbar').getByRole('link', {name: 'Community'})).toBeVisible();
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
