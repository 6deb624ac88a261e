import {edition} from '../../editions';
import {expect, openDownloads, pageTypes, pathOf, test} from './fixtures';

test.describe('without scripts', {tag: '@root-edition'}, () => {
  // Pages are complete HTML, so that they can be read and linked if scripts are disabled, blocked or not yet loaded.
  test.use({javaScriptEnabled: false});

  test('the landing page shows its text, and its links work', async ({page}) => {
    await page.goto('');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    const keywords = page.getByText(/^(?:def|async)\s*$/).filter({visible: true});
    await expect(keywords.first()).toBeVisible();
    await page.getByRole('main').getByRole('link', {name: 'Get started'}).click();
    await expect(page).toHaveURL('docs/intro');
    await expect(page.getByRole('heading', {level: 1, name: 'Installation'})).toBeVisible();
  });

  test('the text, the sidebar and the pagination of a guide link other pages', {tag: '@smoke'}, async ({page}) => {
    const guides = edition.sidebars.docs.flatMap(({items}) => items);
    const previous = guides[guides.indexOf('downloads') - 1];
    await page.goto('docs/dialogs');
    await page.getByRole('main').getByRole('link', {name: 'dialog.dismiss()'}).first().click();
    await expect(page).toHaveURL('docs/api/class-dialog#dialog-dismiss');
    await page.goBack();
    await openDownloads(page);
    await expect(page).toHaveURL('docs/downloads');
    await page.locator('.pagination-nav').getByRole('link').first().click();
    await expect(page).toHaveURL(`docs/${previous}`);
  });

  test('an image with a version for each color mode shows one of them', {tag: '@shared'}, async ({page}) => {
    await page.goto('docs/trace-viewer');
    const images = page.getByRole('main').locator('span:has(> a + a > img)').first().locator('img');
    await expect(images).toHaveCount(2);
    await expect(images.first()).toBeVisible();
    await expect(images.last()).toBeHidden();
  });

  test('a class page shows its members, and its table of contents links them', async ({page}) => {
    await page.goto('docs/api/class-page');
    await expect(page.locator('h3#page-goto')).toBeVisible();
    await page.locator('.theme-doc-toc-desktop').getByRole('link', {name: 'goto', exact: true}).click();
    await expect(page).toHaveURL('docs/api/class-page#page-goto');
    await expect(page.locator('h3#page-goto')).toBeInViewport();
  });

  for (const [type, path] of Object.entries(pageTypes)) {
    for (const width of [1280, 390]) {
      test(`${type} shows no controls that need scripts (${width} px)`, {tag: '@shared'}, async ({page}) => {
        await page.setViewportSize({width, height: 900});
        await page.goto(path);
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        const controls = await page
          .locator('button:visible, input:visible')
          // Pages under test are pictures of pages, which nobody can operate. Dropdowns open without scripts.
          .evaluateAll((buttons) =>
            buttons.filter((button) => !button.closest('[inert], .dropdown')).map(({outerHTML}) => outerHTML),
          );
        expect(controls).toEqual([]);
      });
    }
  }

  test('all samples show the code for both APIs', {tag: '@python'}, async ({page}) => {
    await page.goto(pageTypes.guide);
    const panels = page.getByRole('tabpanel');
    const count = await panels.count();
    expect(count).toBeGreaterThan(20);
    await expect(page.locator('[role=tabpanel]:visible')).toHaveCount(count);
    await expect(panels.nth(1)).toContainText('await page.get_by_label("User name")');
  });

  test('the search page shows that it needs JavaScript, and offers other ways', async ({page}) => {
    await page.goto('search?q=goto');
    // Playwright's locators by text skip <noscript>.
    const notice = page.locator('main noscript p');
    await expect(notice).toContainText('Search needs JavaScript.');
    await expect(notice).toBeVisible();
    await expect(page.getByRole('status')).toBeHidden();
    await expect(notice.locator('a', {hasText: 'guides'})).toHaveAttribute('href', pathOf('docs/intro'));
    const reference = notice.locator('a', {hasText: 'API reference'});
    await expect(reference).toHaveAttribute('href', pathOf('docs/api/class-playwright'));
    await expect(notice.locator('a', {hasText: 'pages in one file'})).toHaveAttribute('href', pathOf('llms-full.txt'));
  });
});
