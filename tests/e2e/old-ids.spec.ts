import {expect, pathOf, scrollTop, test} from './fixtures';

test.describe('links to ids of earlier headings', {tag: '@each-edition'}, () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({javaScriptEnabled});

      for (const folder of ['docs', 'docs/next']) {
        test(`show the new heading below the navbar in ${folder}`, async ({page}) => {
          await page.goto(pathOf(`${folder}/locators#strictness`));
          const heading = page.getByRole('heading', {name: /^strict mode violation/});
          await expect
            .poll(async () => {
              const navbar = (await page.locator('.navbar').boundingBox())!;
              const top = (await heading.boundingBox())!.y;
              return top >= navbar.height && top < 120;
            })
            .toBe(true);
        });
      }
    });
  }

  test('of an introduction show the start of the page', async ({page}) => {
    await page.goto(pathOf('docs/locators#introduction'));
    await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
    expect(await scrollTop(page)).toBe(0);
    await page.evaluate(() => {
      scrollTo({top: 3000, behavior: 'instant'});
      location.assign('#strictness');
    });
    await expect(page.getByRole('heading', {level: 1})).not.toBeInViewport();
    await page.evaluate(() => location.assign('#introduction'));
    await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
  });
});
