import {defineConfig, devices} from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 4020);

/** Tests of the host with all editions: Chromium opens `dist/`, which `npm run build:all` writes. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/host',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: {timeout: 15_000},
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}/`,
    viewport: {width: 1280, height: 900},
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: ['--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: {
    command: `node --import tsx ../../tools/serve-all.mts --port ${port}`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: !process.env.CI,
  },
});
