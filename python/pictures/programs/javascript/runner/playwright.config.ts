import { defineConfig, devices } from '@playwright/test';

export default defineConfig({
  testDir: 'tests',
  retries: 1,
  reporter: 'html',
  use: {
    baseURL: 'http://localhost:4870',
    trace: 'retain-on-first-failure',
    launchOptions: { slowMo: 200 },
  },
  projects: [
    {
      name: 'chromium',
      use: { ...devices['Desktop Chrome'], viewport: { width: 800, height: 520 } },
    },
    { name: 'phone', use: { ...devices['Pixel 7'] }, testIgnore: '**/look.spec.ts' },
  ],
});
