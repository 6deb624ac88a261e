import {indent, type Recorder} from './recorder';

export const javascript: Recorder = {
  fileOf: () => 'sample.spec.ts',
  filesFor: (viewport) => ({
    'playwright.config.ts': `export default {
  testMatch: /\\.(setup|spec)\\.ts$/,
  use: {baseURL: 'https://app.example.com', trace: {mode: 'on', attachments: false}, viewport: ${JSON.stringify(viewport)}},
};
`,
  }),
  command: 'npx playwright test',
  testOf: (trace, html, code) => `import { test, expect } from '@playwright/test';

test('${trace.replaceAll('-', ' ')}', async ({ page }) => {
  await page.setContent(\`
${indent(html, 4)}
  \`);
${indent(code, 2)}
});
`,
};
