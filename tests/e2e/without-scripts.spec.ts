import {expect, pageTypes, test} from './fixtures';

// Readers whose scripts are off, blocked or not there yet: the pages are HTML, and read and link as such.
test.use({javaScriptEnabled: false});

test('the landing page shows its words and leads on', async ({page}) => {
  await page.goto('');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByText('def', {exact: true}).first()).toBeVisible();
  await page.getByRole('main').getByRole('link', {name: 'Get started'}).click();
  await expect(page).toHaveURL('docs/intro');
  await expect(page.getByRole('heading', {level: 1, name: 'Installation'})).toBeVisible();
});

test('a guide shows all forms of its samples, and leads on by sidebar, text and pagination', async ({page}) => {
  await page.goto('docs/dialogs');
  const panels = page.getByRole('tabpanel');
  await expect(panels.nth(0)).toBeVisible();
  await expect(panels.nth(1)).toBeVisible();
  await expect(panels.nth(1)).toContainText('await page.get_by_role("button", name="Delete").click()');
  await page.getByRole('main').getByRole('link', {name: 'dialog.dismiss()'}).first().click();
  await expect(page).toHaveURL('docs/api/class-dialog#dialog-dismiss');
  await page.goBack();
  await page.locator('.theme-doc-sidebar-container').getByRole('link', {name: 'Downloads'}).click();
  await expect(page).toHaveURL('docs/downloads');
  await page.locator('.pagination-nav').getByRole('link').first().click();
  await expect(page).toHaveURL('docs/dialogs');
});

test('a page with pictures for both modes shows one of each', async ({page}) => {
  await page.goto('docs/trace-viewer-intro');
  const pictures = page.getByRole('main').locator('span:has(> img + img)').first().locator('img');
  await expect(pictures).toHaveCount(2);
  await expect(pictures.first()).toBeVisible();
  await expect(pictures.last()).toBeHidden();
});

test('a class page shows its members, and its table of contents leads to them', async ({page}) => {
  await page.goto('docs/api/class-page');
  await expect(page.locator('h3#page-goto')).toBeVisible();
  await page.locator('.theme-doc-toc-desktop').getByRole('link', {name: 'goto', exact: true}).click();
  await expect(page).toHaveURL('docs/api/class-page#page-goto');
  await expect(page.locator('h3#page-goto')).toBeInViewport();
});

test('a phone finds ways on in the footer and below the text', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('docs/intro');
  await expect(page.locator('.pagination-nav').getByRole('link').first()).toBeVisible();
  // Parts of the page get their size when they come near, so that the footer moves while it comes into the window.
  await expect(async () => {
    await page.getByRole('contentinfo').getByRole('link', {name: 'API reference'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Playwright'})).toBeVisible({timeout: 2000});
  }).toPass();
});

test('the language menu leads where the other languages have the page', async ({page}) => {
  await page.goto('docs/chrome-extensions');
  const menu = page.locator('.navbar .dropdown', {hasText: 'Python'}).first();
  await menu.hover();
  await expect(menu.getByRole('link', {name: 'Java', exact: true})).toHaveAttribute('href', '/docs/chrome-extensions');
});

for (const [type, path] of Object.entries(pageTypes)) {
  for (const width of [1280, 390]) {
    test(`${type} shows no button that does nothing (${width})`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await page.goto(path);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      const dead = await page
        .locator('button:visible, input:visible')
        .evaluateAll((buttons) => buttons.map((button) => button.outerHTML.slice(0, 160)));
      expect(dead).toEqual([]);
    });
  }
}

test('all forms of all samples show', async ({page}) => {
  await page.goto(pageTypes.guide);
  const panels = page.getByRole('tabpanel');
  const count = await panels.count();
  expect(count).toBeGreaterThan(20);
  await expect(page.locator('[role=tabpanel]:visible')).toHaveCount(count);
});
