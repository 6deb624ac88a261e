import {defineConfig, devices} from '@playwright/test';
import {edition} from './editions';
import {editionNames, rootEdition, sourceEdition} from './src/data/editions';

const port = Number(process.env.E2E_PORT ?? 4010);
const baseURL = `http://127.0.0.1:${port}${edition.baseUrl}`;

const isSource = edition.name === sourceEdition;

/**
 * `E2E_PART`, which the stages of `npm test` set, chooses tests by their tags: `quick` those without arguments (`@smoke`),
 * `rest` the others, `whole` all, and `edition` those of an edition other than the source edition: `@each-edition`, and `@root-edition` in the edition at `/`, which stands for the
 * others in components that differ a little. Tests of `@shared` components run for the source edition only, and those with
 * the name of an edition for this one.
 */
function selectTests(): {grep?: RegExp; grepInvert: RegExp} {
  const part = process.env.E2E_PART;
  const withTag = (...tags: string[]) => new RegExp(`@(?:${tags.join('|')})(?!\\S)`);
  const others = editionNames.filter((name) => name !== edition.name);
  const ofEdition = ['each-edition', edition.name, ...(edition.name === rootEdition ? ['root-edition'] : [])];
  return {
    ...(part === 'quick' && {grep: withTag('smoke')}),
    ...(part === 'edition' && {grep: withTag(...ofEdition)}),
    grepInvert: withTag(...others, ...(isSource ? [] : ['shared']), ...(part === 'rest' ? ['smoke'] : [])),
  };
}

/** End-to-end tests: Chromium opens the built site, which a local server serves as a static host would. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: isSource ? 'test-results' : `test-results/${edition.name}`,
  ...selectTests(),
  // Starts the development server of the source edition and edits its files.
  testIgnore: isSource ? [] : 'development.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // CI machines may be several times slower than a desktop computer. Tests that hang still fail.
  timeout: 90_000,
  expect: {timeout: 15_000},
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  reporter: [['list'], ['json', {outputFile: `test-results/e2e${isSource ? '' : `-${edition.name}`}.json`}]],
  use: {
    ...devices['Desktop Chrome'],
    // Specs pass paths relative to it, such as `docs/intro`.
    baseURL,
    viewport: {width: 1280, height: 900},
    permissions: ['clipboard-read', 'clipboard-write'],
    // Recording all tests takes a fifth of their time. CI repeats failed tests and records the repetition.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: ['--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: {
    command: `node --import tsx tools/serve-tests.mts ${port}`,
    url: baseURL,
    reuseExistingServer: !process.env.CI,
  },
});
