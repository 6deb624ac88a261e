import {linkToSource} from '../linkToSource';
import type {LandingData} from '../types';

/** The landing page. The guides are those of the source edition, until this edition has its own. */
export const landing: LandingData = {
  heading: 'Test the web from JavaScript and TypeScript, in every browser engine',
  install: 'npm init playwright@latest',
  sample: {
    language: 'ts',
    file: 'example.spec.ts',
    code: `import { test, expect } from '@playwright/test';

test('has title', async ({ page }) => {
  await page.goto('https://playwright.dev/');

  // Checks that the title contains "Playwright".
  await expect(page).toHaveTitle(/Playwright/);
});

test('get started link', async ({ page }) => {
  await page.goto('https://playwright.dev/');

  await page.getByRole('link', { name: 'Get started' }).click();

  await expect(page.getByRole('heading', { name: 'Installation' })).toBeVisible();
});`,
    command: 'npx playwright test',
    output: ['Running 2 tests using 2 workers', '  2 passed (3.1s)'],
  },
  start: {label: 'API reference', to: '/docs/api/class-playwright'},
  guide: linkToSource,
  ways: [],
  samplesText: '',
};
