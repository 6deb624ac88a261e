import { defineConfig, devices } from '@playwright/test';

const storageState = '.auth/ada.json';

export default defineConfig({
  testDir: 'tests',
  use: { baseURL: 'http://app.localhost:4870', viewport: { width: 480, height: 300 } },
  projects: [
    { name: 'setup', testMatch: '*.setup.ts' },
    {
      name: 'chromium',
      use: { storageState },
      dependencies: ['setup'],
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], storageState },
      dependencies: ['setup'],
    },
  ],
});
