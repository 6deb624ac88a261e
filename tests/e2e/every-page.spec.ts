import type {Page} from '@playwright/test';
import {builtRoutes} from '../content/builtPages';
import {findViolations} from './findViolations';
import {animationsFinished, expect, hydrated, pathOf, test} from './fixtures';

// No traces: a trace copies the whole document at each step, which takes longer than the checks on long pages.
test.use({trace: 'off'});

const settings = [
  {width: 1280, colorScheme: 'dark', scope: 'everything'},
  {width: 1280, colorScheme: 'light', scope: 'colours'},
  {width: 390, colorScheme: 'light', scope: 'colours'},
  {width: 390, colorScheme: 'dark', scope: 'everything'},
] as const;

/** @returns by how many pixels the page is wider than the viewport */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

// Loads each page once, and then checks it with four settings: desktop and mobile, dark and light.
for (const route of builtRoutes()) {
  test(`${pathOf(route)} has no accessibility violations, no errors and no requests to other hosts`, async ({
    page,
    problems,
  }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
    await page.goto(route);
    await hydrated(page);
    const violations: string[] = [];
    for (const {width, colorScheme, scope} of settings) {
      await page.setViewportSize({width, height: 900});
      await page.emulateMedia({colorScheme});
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await animationsFinished(page);
      const found = await findViolations(page, scope);
      violations.push(...found.map((line) => `${width}, ${colorScheme}: ${line}`));
      const pixels = await overflow(page);
      if (pixels > 0) violations.push(`${width}, ${colorScheme}: the page is ${pixels} px wider than the viewport`);
    }
    // Waits for late requests, such as the prefetch of visible links.
    await page.waitForLoadState('networkidle');
    expect(violations).toEqual([]);
    expect(problems.foreignRequests).toEqual([]);
  });
}
