import {readdirSync} from 'node:fs';
import {defineConfig, globalIgnores} from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** What a folder of `src` may not import, styles apart: names of other folders of `src`, as a regular expression, and why. */
const forbid = (files, folders, message) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {patterns: [{regex: `(^@site/src|^(\\.\\./)+)/?(${folders})(/|$)(?!.*\\.css$)`, message}]},
    ],
  },
});
const plugins = readdirSync(new URL('src/plugins', import.meta.url));
/** Plugins that build on others: page-routes shows a page by what static-content sends with it. */
const buildsOn = {'page-routes': ['static-content']};
const othersThan = (plugin) => plugins.filter((other) => other !== plugin && !buildsOn[plugin]?.includes(other));
const oneWay = 'Imports point one way, see CONTRIBUTING.md.';

/** Imports point one way: theme and pages, then components, then utils and data. */
const directions = [
  forbid(['src/utils/**', 'src/data/**'], 'components|theme|pages|client|plugins', oneWay),
  forbid(['src/client/**'], 'components|theme|pages|data|plugins', oneWay),
  forbid(['src/components/**'], 'theme|pages|client|plugins/[^/]+(?!/client)', oneWay),
  forbid(['src/theme/**', 'src/pages/**'], 'client|plugins/[^/]+(?!/client)', oneWay),
  ...plugins.map((plugin) =>
    forbid(
      [`src/plugins/${plugin}/**`],
      `components|theme|pages|(plugins/)?(${othersThan(plugin).join('|')})`,
      'What two plugins need stands in src/utils, see CONTRIBUTING.md.',
    ),
  ),
];

export default defineConfig(
  globalIgnores(['build', '.docusaurus', '.cache', '.venv', 'node_modules', 'test-results', 'playwright-report']),
  tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
    languageOptions: {parserOptions: {projectService: true}},
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        {ignoreArrowShorthand: true, ignoreVoidOperator: true},
      ],
      '@typescript-eslint/restrict-plus-operands': 'off',
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
      // Tests read better with the assertion that a thing is there than with a check that can never fail.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // What only the browser knows (storage, platform) is read after hydration, in an effect, as React advises for it.
      'react-hooks/set-state-in-effect': 'off',
      // What comes from storage or the network is typed as we hope and checked as it is.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // The text of a label is a <Translate>, which the rule cannot read; axe checks the page.
      'jsx-a11y/label-has-associated-control': 'off',
      // A scrolling block of code must be reachable with the keyboard (WCAG 2.1.1), as the theme does.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {tags: ['pre'], roles: ['tabpanel', 'group']}],
    },
  },
  {
    // Modules of the theme are aliases of the bundler, whose types the linter does not find.
    files: ['src/theme/**'],
    rules: Object.fromEntries(
      ['assignment', 'argument', 'call', 'member-access', 'return'].map((name) => [
        `@typescript-eslint/no-unsafe-${name}`,
        'off',
      ]),
    ),
  },
  {
    // Tests stand in for workers and take methods apart on purpose.
    files: ['tests/**'],
    rules: {
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-misused-promises': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  ...directions,
  {files: ['**/*.cjs'], rules: {'@typescript-eslint/no-require-imports': 'off'}},
  {files: ['**/*.{mjs,cjs}'], languageOptions: {globals: {process: 'readonly', console: 'readonly', URL: 'readonly'}}},
);
