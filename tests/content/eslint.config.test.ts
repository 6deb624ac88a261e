import {existsSync} from 'node:fs';
import path from 'node:path';
import {ESLint} from 'eslint';
import {expect, it} from 'vitest';
import {contentComponents} from '../../eslint.config.mjs';
import {root} from '../../src/utils/root';

it('the rules for components that pages contain name only files and folders that exist', () => {
  const paths = contentComponents.flatMap((glob) => {
    const [, names = ''] = /\{(.*)\}/.exec(glob) ?? [];
    return names.split(',').map((name) => glob.replace(/\{.*\}/, name).replace('/**', ''));
  });
  expect(paths).toContain('src/components/Diagram');
  expect(paths.filter((each) => !existsSync(path.join(root, each)))).toEqual([]);
});

it.each([
  ['../../languages/types', false],
  ['../../languages/samples', false],
  ['../../languages/python', true],
  ['@site/src/languages/resolveName', true],
  ['../search/types', true],
])('whether plugins must not import %s: %s', async (imported, isForbidden) => {
  const file = path.join(root, 'src/plugins/samples/index.ts');
  const {rules} = (await new ESLint({cwd: root}).calculateConfigForFile(file)) as {
    rules: {'no-restricted-imports': [unknown, {patterns: {regex: string}[]}]};
  };
  const {patterns} = rules['no-restricted-imports'][1];
  expect(patterns.some(({regex}) => new RegExp(regex).test(imported))).toBe(isForbidden);
});
