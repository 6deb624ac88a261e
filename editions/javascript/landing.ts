import type {LandingData} from '../types';

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
    output: ['Running 6 tests using 2 workers', '  6 passed (17.0s)'],
  },
  samplesText:
    'The TypeScript samples are type-checked and, wherever possible, run in a real browser, for both the stable and the next version.',
  ways: [
    {
      title: 'Tests with Playwright Test',
      text: 'The test runner gives each test a new page, runs the tests in parallel in the browsers that you choose, and keeps traces, videos and screenshots of failed tests.',
      link: {label: 'Write tests', to: '/docs/writing-tests'},
    },
    {
      title: 'Scripts and services',
      text: 'Use the library without the test runner, in any Node.js program: fill in forms, create PDFs and screenshots, check a deployment, or collect data that no API provides.',
      link: {label: 'Use the library', to: '/docs/library'},
    },
    {
      title: 'Recorded tests',
      text: 'Click through your application once. The test generator writes a test with readable locators, and you keep the lines that you need.',
      link: {label: 'Record a test', to: '/docs/codegen-intro'},
    },
  ],
};
