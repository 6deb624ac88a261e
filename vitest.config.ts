import {availableParallelism} from 'node:os';
import path from 'node:path';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: {
      '@site': path.resolve(__dirname),
      '@edition': path.resolve(__dirname, 'editions/python'),
      '@docusaurus/Translate': '@docusaurus/core/lib/client/exports/Translate',
    },
  },
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    dir: 'tests',
    include: ['**/*.test.{ts,tsx}'],
    // By default, vitest leaves one processor idle.
    maxWorkers: availableParallelism(),
    // CI machines may be several times slower than a desktop computer. Tests that hang still fail.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    globalSetup: 'tests/lib/temporaryFolder.ts',
    css: {modules: {classNameStrategy: 'non-scoped'}},
  },
});
