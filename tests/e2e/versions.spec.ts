import {edition} from '../../editions';
import {versionLabels} from '../../src/content/versions';
import {expect, open, pathOf, test} from './fixtures';
import {storageNamespace} from '../../src/utils/storageKeys';

const labels = versionLabels(edition.name);
const key = `docs-preferred-version-default-${storageNamespace}`;

test.describe('versions', {tag: '@each-edition'}, () => {
  test('links the first page of the other version if that version does not have the page', async ({page}) => {
    await open(page, 'community/welcome');
    const navbar = page.getByRole('navigation', {name: '主導航'});
    await navbar.getByRole('button', {name: labels.stable}).hover();
    await expect(navbar.getByRole('link', {name: labels.next})).toHaveAttribute('href', pathOf('docs/next/intro'));
  });

  test('the version menu closes and keeps the page, and others use the choice', {tag: '@smoke'}, async ({page}) => {
    await open(page, 'docs/running-tests#where-to-go-next');
    const navbar = page.getByRole('navigation', {name: '主導航'});
    await navbar.getByRole('button', {name: labels.stable}).hover();
    await navbar.getByRole('link', {name: labels.next}).click();
    await expect(page).toHaveURL('docs/next/running-tests#where-to-go-next');
    await expect(page.locator('.dropdown__menu:visible')).toHaveCount(0);
    await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBe('current');

    await open(page, 'community/welcome');
    const docs = navbar.getByRole('link', {name: 'Docs', exact: true});
    await expect(docs).toHaveAttribute('href', pathOf('docs/next/intro'));
  });

  test('pressing Shift five times opens the same page and hash in the next version', async ({page}) => {
    await open(page, 'docs/running-tests');
    await page.evaluate(() => location.assign('#where-to-go-next'));
    for (let press = 0; press < 4; press++) await page.keyboard.press('Shift');
    await expect(page).toHaveURL('docs/running-tests#where-to-go-next');
    await page.keyboard.press('Shift');
    await expect(page).toHaveURL('docs/next/running-tests#where-to-go-next');
  });

  test('a page of the next version shows that the version is unreleased, and links the stable page', async ({page}) => {
    await open(page, 'docs/next/running-tests');
    const banner = page.locator('.theme-doc-version-banner');
    await expect(banner).toContainText(labels.next);
    await expect(banner.getByRole('link')).toHaveAttribute('href', pathOf('docs/running-tests'));
  });
});
