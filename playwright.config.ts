import {defineConfig, devices} from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 4010);
const origin = `http://127.0.0.1:${port}`;

/** End-to-end tests: a real Chromium against the built site, served as a static host would. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A machine of CI may be several times slower than a desk; what hangs is found all the same.
  timeout: 90_000,
  expect: {timeout: 15_000},
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  reporter: [['list'], ['json', {outputFile: 'test-results/e2e.json'}]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origin,
    viewport: {width: 1280, height: 900},
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: ['--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: {
    command: `node --import tsx tools/serve-tests.mts ${port}`,
    url: `${origin}/python/`,
    reuseExistingServer: !process.env.CI,
  },
});
