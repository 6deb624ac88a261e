import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {root} from '../../../../src/utils/root';
import {checkProjects} from '../../../../tools/samples/projects/checkProjects';
import type {ShownProject} from '../../../../tools/samples/readShownPage';
import {folderWith} from '../../../lib/folderWith';

const modules = path.join(root, 'node_modules');
// The tests use the packages of this site instead of downloading them.
vi.mock(import('../../../../tools/samples/projects/projectModules'), async (original) => ({
  ...(await original()),
  sharedModules: () => modules,
  projectModules: () => modules,
}));

/** Creates a project whose files are on lines 10, 20, ... */
const project = (name: string, files: Record<string, [code: string, typeError?: string]>): ShownProject => ({
  page: 'docs/test-cli.javascript.mdx',
  name,
  commands: [],
  files: Object.entries(files).map(([title, [code, typeError]], index) => ({
    line: 10 * (index + 1),
    title,
    code,
    isHidden: false,
    ...(typeError !== undefined && {typeError}),
  })),
});

it('checks configuration and tests of a project together, strictly, with its path aliases', {timeout: 120_000}, () => {
  const config = "import { defineConfig } from '@playwright/test';\n\nexport default defineConfig({ retries: 'two' });";
  const spec = "import { sum } from '@app/sum';\nconst total: string = sum(1, 2);\nexport default total;";
  const problems = checkProjects(folderWith(), '1.65.1', [
    project('wrong', {
      'tsconfig.json': ['{"compilerOptions": {"strict": false, "paths": {"@app/*": ["./src/*"]}}}'],
      'playwright.config.ts': [config],
      'src/sum.ts': ['export const sum = (a: number, b: number) => a + b;'],
      'tests/a.spec.ts': [spec],
      'tests/b.spec.ts': ['export const twice = (a) => 2 * a;'],
    }),
    project('right', {
      'src/sum.ts': ['export const sum = (a: number, b: number) => a + b;'],
      'a.spec.ts': ["import { sum } from './src/sum';\nsum('1', 2);", 'not assignable to parameter'],
    }),
    project('changed', {'a.ts': ['export const a = 1;', 'not assignable']}),
  ]);
  expect(problems.map(({line, message, details}) => [line, message, ...details].join(' '))).toEqual([
    expect.stringMatching(
      /^23 TypeScript: No overload.*; correct playwright\.config\.ts of the project "wrong".*'two'/,
    ),
    expect.stringMatching(/^42 TypeScript: Type 'number' is not assignable to type 'string'\.; .* const total/),
    expect.stringMatching(/^51 TypeScript: Parameter 'a' implicitly has an 'any' type\.; correct tests\/b\.spec\.ts/),
    '10 TypeScript does not report "not assignable" in a.ts; correct "type-error"',
  ]);
});
