import {defineConfig} from '@playwright/test';
import type {EngineName} from './fixtures';

/** Browser tests: real Firefox and real WebKit open the built site. The fixtures start the browsers and the server. */
export default defineConfig<object, {engineName: EngineName}>({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: {timeout: 15_000},
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  reporter: [['list']],
  projects: [
    {name: 'firefox', use: {engineName: 'firefox'}},
    {name: 'webkit', use: {engineName: 'webkit'}},
  ],
});
