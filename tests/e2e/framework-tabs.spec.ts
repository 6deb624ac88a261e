import type {Locator, Page} from '@playwright/test';
import {expect, holdScripts, hydrated, open, openDownloads, test} from './fixtures';

test.describe('tabs of test frameworks', {tag: '@dotnet'}, () => {
  const guide = 'docs/writing-tests';
  const tabs = (page: Page, name: string) => page.getByRole('tab', {name, exact: true});
  const panels = (page: Page) => page.locator('[data-tab-group] [role=tabpanel]:visible');
  /** The namespaces of the visible samples. */
  const namespaces = async (shown: Locator) =>
    new Set(
      (await shown.allInnerTexts()).flatMap(
        (text) => text.match(/(?<=^using Microsoft\.Playwright\.)\w+(?=;)/gm) ?? [],
      ),
    );

  test('the selection applies to all samples, other pages and the next visit before scripts run', async ({page}) => {
    await open(page, guide);
    expect(await namespaces(panels(page))).toEqual(new Set(['NUnit']));
    await tabs(page, 'xUnit').first().click();
    for (const each of await tabs(page, 'xUnit').all()) await expect(each).toHaveAttribute('aria-selected', 'true');
    expect(await namespaces(panels(page))).toEqual(new Set(['Xunit']));
    await openDownloads(page);
    await expect(tabs(page, 'xUnit').first()).toHaveAttribute('aria-selected', 'true');
    expect(await namespaces(panels(page))).toEqual(new Set(['Xunit']));
    const release = await holdScripts(page);
    await page.goto(guide, {waitUntil: 'domcontentloaded'});
    expect(await namespaces(panels(page))).toEqual(new Set(['Xunit']));
    release();
    await hydrated(page);
    await expect(tabs(page, 'xUnit').first()).toHaveAttribute('aria-selected', 'true');
  });
});
