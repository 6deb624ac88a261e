import type {Page} from '@playwright/test';
import {readChanges} from '../../src/content/api/changeHistory';
import {root} from '../../src/utils/root';
import {expect, failedRequest, isSameDocument, open, openMarked, pathOf, test} from './fixtures';
import {findViolations} from './findViolations';

/*
 * The upgrade page of Python: `timeout` accepts a timedelta since 1.60, `locator.describe()` is new in 1.53, and
 * `page.accessibility` is gone since 1.57.
 */
test.describe('upgrading', {tag: '@python'}, () => {
  const path = 'docs/next/upgrading';
  const [previous = '', newest = ''] = Object.keys(readChanges(root, 'python').releases).slice(-2);
  const data = /\/assets\/changes\.\w+\.json/;

  const from = (page: Page) => page.getByRole('combobox', {name: 'From'});
  const to = (page: Page) => page.getByRole('combobox', {name: 'To'});
  const status = (page: Page) => page.locator('[data-upgrade]').getByRole('status');
  const section = (page: Page, name: string) => page.getByRole('region', {name, exact: true});
  const item = (page: Page, name: string, text: string) =>
    section(page, name).getByRole('listitem').filter({hasText: text}).last();

  test('shows changes between the chosen releases, and Back shows those before', {tag: '@smoke'}, async ({page}) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await openMarked(page, path);
    const first = await status(page).innerText();
    await from(page).focus();
    expect(requests.filter((url) => data.test(url))).toEqual([]);

    await from(page).selectOption('1.52');
    await expect(status(page)).toContainText(`Changes from 1.52 to ${newest}`);
    await expect(page).toHaveURL(`${path}?from=1.52&to=${newest}`);
    await expect(item(page, 'Removed', 'Accessibility in 1.57')).toBeVisible();
    await expect(item(page, 'Changed', 'float → float | datetime.timedelta')).toBeHidden();
    await section(page, 'Changed').locator('summary').click();
    await expect(item(page, 'Changed', 'float → float | datetime.timedelta')).toBeVisible();
    await to(page).selectOption('1.53');
    await expect(status(page)).toContainText('Changes from 1.52 to 1.53');
    await expect(section(page, 'Added').getByRole('link', {name: 'describe'})).toBeVisible();
    expect(requests.filter((url) => data.test(url))).toHaveLength(1);

    await page.goBack();
    await expect(status(page)).toContainText(`Changes from 1.52 to ${newest}`);
    await expect(to(page)).toHaveValue(newest);
    await page.goBack();
    await expect(status(page)).toHaveText(first);
    await expect(from(page)).toHaveValue(previous);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('the URL names the releases, and links lead to the reference', async ({page}) => {
    await open(page, `${path}?from=1.52&to=1.53`);
    await expect(status(page)).toContainText('Changes from 1.52 to 1.53');
    await section(page, 'Added').getByRole('link', {name: 'describe'}).click();
    await expect(page).toHaveURL('docs/next/api/class-locator#locator-describe');
    await page.goBack();
    await expect(status(page)).toContainText('Changes from 1.52 to 1.53');
  });

  for (const [query, sentence] of [
    ['from=1.9', 'This page does not have the release 1.9.'],
    ['from=1.60&to=1.52', '1.52 is not newer than 1.60.'],
    [`from=${newest}`, `${newest} is the newest release.`],
    ['to=1.40', `1.40 is not newer than ${previous}.`],
    ['from=%3Cb%3E', 'This page does not have the release <b>.'],
  ] as const)
    test(`ignores ${query} with a sentence`, async ({page}) => {
      await open(page, `${path}?${query}`);
      await expect(status(page)).toContainText(sentence);
      await expect(status(page)).toContainText(`Changes from ${previous} to ${newest}`);
      await expect(section(page, 'Added')).toBeVisible();
    });

  test('reads the release from a chosen, pasted or dropped file', async ({page}) => {
    await open(page, path);
    const upload = (text: string) => ({name: 'requirements.txt', mimeType: 'text/plain', buffer: Buffer.from(text)});
    await page.getByText('Read the release from requirements.txt').click();
    await page.getByLabel(/^Choose the file/).setInputFiles(upload('playwright==1.49.1'));
    await expect(status(page)).toContainText(
      new RegExp(`The file names 1\\.49\\.\\s*Changes from 1\\.49 to ${newest}`),
    );
    await expect(page).toHaveURL(`${path}?from=1.49&to=${newest}`);

    await page.getByLabel('Or paste the file').fill('dependencies = ["playwright>=1.52,<2"]');
    await expect(status(page)).toContainText(`Changes from 1.52 to ${newest}`);
    await page.getByLabel('Or paste the file').fill('pytest==8.2');
    await expect(status(page)).toContainText(
      'The file does not name Playwright. Choose requirements.txt or pyproject.toml.',
    );
    await page.getByLabel('Or paste the file').fill('playwright==1.30.0');
    await expect(status(page)).toContainText('The file names 1.30. This page does not have the release 1.30.');

    const large = {...upload('playwright==1.49.1'), buffer: Buffer.alloc(1_000_001)};
    await page.getByLabel(/^Choose the file/).setInputFiles(large);
    await expect(status(page)).toContainText('The file is too large.');

    const dropped = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['playwright~=1.53'], 'requirements.txt'));
      return transfer;
    });
    const area = page.locator('[data-upgrade-drop]');
    await area.dispatchEvent('dragover', {dataTransfer: dropped});
    await area.dispatchEvent('drop', {dataTransfer: dropped});
    await expect(status(page)).toContainText(`Changes from 1.53 to ${newest}`);
  });

  test('without network, shows that the changes cannot be loaded, and tries again', async ({page, problems}) => {
    problems.allowed.push(failedRequest);
    await page.route(data, (route) => route.abort());
    await open(page, path);
    await from(page).selectOption('1.52');
    await expect(status(page)).toContainText(`The changes from 1.52 to ${newest} could not be loaded.`);
    await expect(section(page, 'Added')).toBeHidden();
    await page.unroute(data);
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(status(page)).toContainText(`Changes from 1.52 to ${newest}`);
    await expect(section(page, 'Added')).toBeVisible();
    await expect(page.getByRole('button', {name: 'Retry'})).toBeHidden();
    await expect(from(page)).toBeFocused();
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`a long list is accessible and fits on a phone, ${colorScheme}`, async ({page}) => {
      await page.emulateMedia({colorScheme});
      await page.setViewportSize({width: 390, height: 844});
      await open(page, `${path}?from=1.40&to=${newest}`);
      await expect(status(page)).toContainText(`Changes from 1.40 to ${newest}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(await findViolations(page, 'everything', '[data-upgrade]')).toEqual([]);
    });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});
    test('shows the last step', async ({page}) => {
      await page.goto(path);
      await expect(status(page)).toContainText(`Changes from ${previous} to ${newest}`);
      const member = page.locator('[data-upgrade]').getByRole('link').first();
      await expect(member).toHaveAttribute('href', new RegExp(`^${pathOf('docs/next/api/class-')}`));
      await expect(from(page)).toBeHidden();
    });
  });
});
