import type {Locator, Page} from '@playwright/test';
import {edition} from '../../editions';
import {loadVersionFacts} from '../../src/content/api/versionFacts';
import {readChanges} from '../../src/content/api/changeHistory';
import {versions} from '../../src/content/versions';
import {isNewerRelease} from '../../src/utils/newerRelease';
import {releaseKey} from '../../src/utils/storageKeys';
import {findViolations} from './findViolations';
import {expect, layoutShift, open, pathOf, test} from './fixtures';
import {options, searchFor} from '../lib/searchDialog';

const stableFacts = loadVersionFacts({root: process.cwd(), edition: edition.name}, versions.stable);
const classPage = 'docs/api/class-locator';
const [describe, drop] = ['describe', 'drop'].map((name) => `locator-${name}`);

const choice = (page: Page) => page.getByLabel('我的版本').filter({visible: true});
const bar = (page: Page) => page.locator('.release-bar');
const release = (page: Page) => page.locator('html');

/** Expects the text that the style sheet adds to an element. */
const expectAdded = (element: Locator, text: string | RegExp) =>
  expect(element).toHaveCSS('content', text, {pseudo: 'after'});

/** Expects the text that the style sheet adds to the line below the heading of a member. */
const expectMark = (page: Page, id: string, text: string | RegExp) =>
  expectAdded(
    page.locator(`#${id} ~ .api-badges > [class^=since-], #${id} ~ div > .api-badges > [class^=since-]`).first(),
    text,
  );

async function choose(page: Page, release: string): Promise<void> {
  await page.locator('.navbar .version-menu').hover();
  await choice(page).selectOption(release);
}

test.describe('release of the reader', {tag: '@root-edition'}, () => {
  test('the version menu marks what a release does not have, until it is reset', {tag: '@smoke'}, async ({page}) => {
    await open(page, classPage);
    await expect(release(page)).not.toHaveAttribute('data-newer');
    await choose(page, '1.55');
    await expect(bar(page)).toContainText('1.55');
    await expectMark(page, describe!, 'none');
    await expectMark(page, drop!, /not in 1\.55/);
    await expect(page).toHaveURL(new RegExp(`${classPage}$`));
    await bar(page).getByRole('button', {name: '移除標示'}).click();
    await expectMark(page, drop!, 'none');
    await expect(bar(page).getByRole('status')).toHaveText('已移除標示');
    await expect(bar(page).getByRole('button')).toHaveCount(0);
    await page.reload();
    await expect(release(page)).not.toHaveAttribute('data-newer');
  });

  test('keys choose a release in the menu, and Escape leaves it', async ({page}) => {
    await open(page, classPage);
    await page.getByRole('button', {name: /^\d/}).first().press('Enter');
    await choice(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(choice(page)).not.toHaveValue('');
    await expect(choice(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(choice(page)).toBeHidden();
    await expect(release(page)).toHaveAttribute('data-release', /^1\./);
  });

  test('the choice is there before the first paint, on other pages and in other tabs', async ({page, context}) => {
    await open(page, classPage);
    const other = await context.newPage();
    await open(other, 'docs/aria-snapshots');
    await expect(other.locator('.newer-note').first()).toBeHidden();
    await choose(page, '1.48');
    await expect(other.locator('.newer-note').first()).toBeVisible();
    await expect(other.locator('.newer-note').first()).toContainText('1.49');
    await other.reload({waitUntil: 'commit'});
    await expect(release(other)).toHaveAttribute('data-release', '1.48');
    expect(await layoutShift(other)).toBe(0);
    await page.getByRole('link', {name: 'Docs', exact: true}).click();
    await expect(release(page)).toHaveAttribute('data-release', '1.48');
    expect(Object.keys(await page.evaluate(() => ({...localStorage})))).toContain(releaseKey(edition.name));
  });

  test('a link with a release marks the page, and can be copied', async ({page}) => {
    await open(page, `${classPage}?since=1.49#${describe}`);
    await expect(page).toHaveURL(new RegExp(`${classPage}#${describe}$`));
    await expectMark(page, describe!, /not in 1\.49/);
    await bar(page).getByRole('button', {name: '複製連結'}).click();
    await expect(bar(page).getByRole('button', {name: '已複製'})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).search).toBe('?since=1.49');
    expect(new URL(copied).pathname + new URL(copied).hash).toBe(pathOf(`${classPage}#${describe}`));
  });

  test('a release that does not exist marks nothing, and a message states that', async ({page}) => {
    await open(page, `${classPage}?since=9.99`);
    await expect(bar(page).getByRole('status')).toHaveText('沒有 9.99 版，因此未標示任何內容');
    await expectMark(page, drop!, 'none');
    await bar(page).getByRole('button', {name: '移除標示'}).click();
    await expect(bar(page).getByRole('button')).toHaveCount(0);
  });

  /** Returns what the page of a class states about types and names of members and parameters in an older release. */
  function olderTypes(className: string, older: string): string[] {
    const {members} = stableFacts.classes[className]!;
    const changed = Object.entries(readChanges(process.cwd(), edition.name).releases).flatMap(([release, {changes}]) =>
      isNewerRelease(release, older) ? changes.map((change) => ({...change, release})) : [],
    );
    return changed
      .filter((change) => change.class === className && change.key === undefined)
      .flatMap(({release, kind, id, parameter, field, from}) => {
        const member = members.find((each) => each.id === id);
        const isKnown = member && (parameter === undefined || member.parameters?.some(({name}) => name === parameter));
        if (!isKnown || (kind !== 'renamed' && field !== 'type')) return [];
        const result = {method: 'Returned', property: 'Type', event: 'Listener got'}[member.kind];
        const label = kind === 'renamed' ? 'Name' : parameter === undefined ? result : 'Type';
        return `${label} before ${release}: ${from}`;
      })
      .sort();
  }

  test('marks equal the facts for every member of three classes and three releases', async ({page}) => {
    let marked = 0;
    for (const className of ['Page', 'Locator', 'BrowserContext']) {
      await open(page, `docs/api/class-${className.toLowerCase()}`);
      for (const release of ['1.41', '1.52', '1.60']) {
        await choose(page, release);
        const shown = await page.locator('main h3[id]').evaluateAll((headings) =>
          headings.flatMap((heading) => {
            const [name] = heading.querySelectorAll('[class^=since-]');
            const soft = name && getComputedStyle(name).color !== getComputedStyle(heading).color;
            const entry = document.querySelector(`.table-of-contents a[href="#${heading.id}"] [class^=since-]`);
            const isListed = entry && getComputedStyle(entry, '::after').content.includes('not in');
            return soft && isListed ? [heading.id] : [];
          }),
        );
        const newer = stableFacts.classes[className]!.members.filter(({since = '1.8'}) =>
          isNewerRelease(since, release),
        );
        expect(shown.sort(), `${className} ${release}`).toEqual([...new Set(newer.map(({id}) => id))].sort());
        marked += shown.length;
        const states = await page.locator('main .older-state:visible:not(.api-keys *)').allTextContents();
        expect(states.filter((state) => / before \d/.test(state)).sort(), `${className} ${release}`).toEqual(
          olderTypes(className, release),
        );
        marked += states.length;
      }
    }
    expect(marked).toBeGreaterThan(50);
  });

  test('release notes begin at the release, and show older ones on request and for a link', async ({page}) => {
    await open(page, 'docs/release-notes?since=1.60');
    const heading = (release: string) => page.getByRole('heading', {name: `Version ${release}`});
    await expect(heading('1.60')).toBeVisible();
    await expect(heading('1.59')).toBeHidden();
    await expect(page.getByText('Playwright 1.59 (')).toBeHidden();
    await expect(page.getByRole('main').getByRole('link').last()).toBeVisible();
    await page.getByRole('button', {name: '顯示較舊的版本'}).click();
    await expect(heading('1.59')).toBeVisible();
    await open(page, 'docs/release-notes?since=1.60#version-158');
    await expect(heading('1.58')).toBeInViewport();
  });

  test('the page Upgrading begins at the release, unless the URL names another one', async ({page}) => {
    await open(page, 'docs/upgrading?since=1.50');
    const from = page.getByRole('main').getByRole('combobox').first();
    await expect(from).toHaveValue('1.50');
    await expect(page.getByRole('status').filter({hasText: 'from 1.50'})).toBeVisible();
    await expect(page.getByRole('heading', {name: 'Changes in 1.52'})).toBeVisible();
    await expect(page.getByRole('heading', {name: 'Changes in 1.50'})).toBeHidden();
    await expect(page.getByRole('heading', {name: 'Where to go next'})).toBeVisible();
    await choose(page, '1.55');
    await expect(from).toHaveValue('1.55');
    await open(page, 'docs/upgrading?from=1.52');
    await expect(from).toHaveValue('1.52');
  });

  test('the version menu names the release, and the contents the sections with newer parts', async ({page}) => {
    await open(page, 'docs/videos?since=1.58');
    const menu = page.locator('.navbar .version-menu');
    await expect(menu).toHaveCSS('content', '"yours: 1.58 · "', {pseudo: 'before'});
    await expect(page.locator('main')).not.toContainText('{#');
    const marked = page.locator('.table-of-contents').getByText('Record a part of a session');
    await expectAdded(marked, '" · partly newer"');
    // Only a sentence about an older way.
    await open(page, 'docs/network?since=1.58');
    const credentials = page.locator('.table-of-contents').getByText('HTTP authentication');
    await expectAdded(credentials, /newer/);
    await open(page, 'docs/videos');
    await choose(page, '1.60');
    await expectAdded(marked, 'none');
  });

  test('the search shows newer hits later, with a mark', async ({page}) => {
    await open(page, `${classPage}?since=1.49`);
    await searchFor(page, 'locator.describe');
    const hit = options(page)
      .filter({has: page.locator('.DocSearch-Hit-title', {hasText: /^Locator\.describe/})})
      .first();
    await expect(hit).toBeVisible();
    await expect(options(page).first()).not.toContainText(/^Locator\.describe/);
    await expectAdded(hit.locator('.DocSearch-Hit-title'), /not in 1\.49/);
  });

  test('the mobile menu has the list of releases, and covers the bar', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await open(page, `${classPage}?since=1.49`);
    await page.getByRole('button', {name: '切換導覽列'}).click();
    await expect(bar(page)).toBeHidden();
    await page.getByRole('button', {name: '回到主選單'}).click();
    await page.locator('.navbar-sidebar button[aria-expanded=false]').last().click();
    await expect(choice(page)).toHaveValue('1.49');
    await choice(page).selectOption('1.50');
    await expect(release(page)).toHaveAttribute('data-release', '1.50');
  });

  for (const [colorScheme, width] of Object.entries({light: 1280, dark: 390}) as ['light' | 'dark', number][]) {
    test(`a marked page is accessible, ${colorScheme} at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await page.emulateMedia({colorScheme});
      await open(page, `${classPage}?since=1.41`);
      await expect(bar(page)).toBeVisible();
      expect(await findViolations(page, 'everything')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
});
