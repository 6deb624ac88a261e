import type {Page} from '@playwright/test';
import {builtRoutes} from '../content/builtPages';
import {findViolations} from './findViolations';
import {expect, hydrated, test, watchForTrouble} from './fixtures';

// Traces copy the whole document at every step; on the longest pages that costs more than the checks.
test.use({trace: 'off'});

const looks = [
  {width: 1280, colorScheme: 'dark', scope: 'everything'},
  {width: 1280, colorScheme: 'light', scope: 'colours'},
  {width: 390, colorScheme: 'light', scope: 'colours'},
  {width: 390, colorScheme: 'dark', scope: 'everything'},
] as const;

/** How many pixels the page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Colours are no longer on their way from one mode to the other. */
const settled = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map(({finished}) => finished)));

// One load a page, then the four looks: desktop and mobile, dark and light.
for (const route of builtRoutes()) {
  test(`/python/${route} has no violations, no errors, no foreign requests`, async ({page, baseURL}) => {
    test.setTimeout(120_000);
    const trouble = watchForTrouble(page, baseURL!);
    await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
    const response = await page.goto(`${route}`);
    await hydrated(page);
    const violations: string[] = [];
    for (const {width, colorScheme, scope} of looks) {
      await page.setViewportSize({width, height: 900});
      await page.emulateMedia({colorScheme});
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await settled(page);
      const found = await findViolations(page, scope);
      violations.push(...found.map((line) => `${width}, ${colorScheme}: ${line}`));
      const pixels = await overflow(page);
      if (pixels > 0) violations.push(`${width}, ${colorScheme}: the page scrolls sideways by ${pixels} px`);
    }
    // What loads late (prefetch of links in sight) has come by now.
    await page.waitForLoadState('networkidle');
    expect(violations).toEqual([]);
    // Chromium reports the status of the document itself as an error; for the not-found page that is right.
    expect(trouble.errors.filter((error) => !(response?.status() === 404 && error.includes('404')))).toEqual([]);
    expect(trouble.foreign).toEqual([]);
  });
}
