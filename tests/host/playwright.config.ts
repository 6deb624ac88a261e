import path from 'node:path';
import {defineConfig} from '@playwright/test';
import siteConfig from '../../playwright.config';

const root = path.resolve(__dirname, '../..');
const port = Number(process.env.E2E_PORT ?? 4020);
const url = `http://127.0.0.1:${port}/`;

/** Tests of the host with all editions: Chromium opens `dist/`, which `npm run build:all` writes. */
export default defineConfig({
  ...siteConfig,
  testDir: __dirname,
  testMatch: '*.spec.ts',
  outputDir: path.join(root, 'test-results/host'),
  reporter: [['list']],
  use: {...siteConfig.use, baseURL: url},
  webServer: {
    command: `node --import tsx tools/serve.mts --all --port ${port}`,
    cwd: root,
    url,
    reuseExistingServer: !process.env.CI,
  },
});
