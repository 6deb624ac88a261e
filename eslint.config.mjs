import {readdirSync} from 'node:fs';
import {defineConfig, globalIgnores} from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * Forbids imports, except of stylesheets.
 *
 * @param files the files that the rule applies to
 * @param folders names of folders, as a regular expression
 */
const forbid = (files, folders, message) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {patterns: [{regex: `(^@site/(?:src/)?|^(\\.\\./)+(?:src/)?)(${folders})(/|$)(?!.*\\.css$)`, message}]},
    ],
  },
});
/**
 * Components that pages contain. They are rendered once, during the build, without state, effects and handlers; `npm start`
 * would hide the mistake.
 */
export const contentComponents = [
  'src/components/{Ambassadors,Diagram}/**',
  'src/plugins/{api-reference,pictures}/ui/**',
  'src/plugins/samples/ui/**',
  'src/plugins/upgrade/ui/**',
  'src/plugins/exhibits/ui/ExhibitLink/**',
  'src/plugins/reader-release/ui/index.tsx',
  'src/theme/{CodeBlock,Details,Tabs}/**',
];
const plugins = readdirSync(new URL('src/plugins', import.meta.url));
const oneWay = 'This import goes against the allowed direction. See CONTRIBUTING.md, "Ground rules".';

/**
 * The allowed direction of imports: config → editions → languages → content → data → utils; and for the browser: pages and
 * theme → plugins → components → data → utils. A plugin has everything of its feature: the build in its folder,
 * behavior without React in `client`, components in `ui`. Pages and theme import it only through `client` and `ui`.
 */
const directions = [
  forbid(
    ['src/utils/**'],
    'config|editions|languages|content|data|components|theme|pages|client|plugins|tools',
    oneWay,
  ),
  forbid(['src/data/**'], 'config|editions|languages|content|components|theme|pages|client|plugins|tools', oneWay),
  forbid(['src/content/**'], 'config|editions|languages|components|theme|pages|client|plugins|tools', oneWay),
  forbid(['src/languages/**'], 'config|editions|components|theme|pages|client|plugins|tools', oneWay),
  forbid(['editions/**'], 'config|components|theme|pages|client|plugins|tools', oneWay),
  forbid(['src/client/**'], 'config|editions|languages|content|components|theme|pages|data|plugins|tools', oneWay),
  forbid(['src/components/**'], 'config|editions|languages|content|theme|pages|client|tools|plugins', oneWay),
  forbid(
    ['src/theme/**', 'src/pages/**'],
    'config|editions|languages|content|client|tools|plugins/[^/]+(?!/(?:[^/]+/)?(?:client|ui)(?:/|$))',
    oneWay,
  ),
  ...plugins.flatMap((plugin) => {
    const forbidden = `config|editions|languages/(?!(?:types|samples)$).+|theme|pages|tools|(plugins/)?(${plugins.filter((other) => other !== plugin).join('|')})`;
    const message =
      'A plugin must not import editions, theme, tools, a single language or another plugin; only its `ui` imports components. See CONTRIBUTING.md, "Ground rules".';
    return [
      forbid([`src/plugins/${plugin}/**`], `components|${forbidden}`, message),
      forbid([`src/plugins/${plugin}/ui/**`], forbidden, message),
    ];
  }),
];

export default defineConfig(
  globalIgnores([
    'build',
    'dist',
    '.docusaurus',
    '.cache',
    '.venv',
    'node_modules',
    'test-results',
    'playwright-report',
    // Programs that screenshots show, in the style of the samples.
    'python/pictures/programs',
  ]),
  tseslint.configs.recommended,
  {
    files: ['**/*.{ts,mts,tsx}'],
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
      '@typescript-eslint/naming-convention': [
        'error',
        {selector: 'variable', format: ['camelCase', 'PascalCase'], leadingUnderscore: 'allow'},
      ],
      // A non-null assertion is easier to read than a check that can never fail.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Values that only the browser has (storage, platform) are read after hydration, in an effect, as React
      // recommends.
      'react-hooks/set-state-in-effect': 'off',
      // Values from storage or the network have the expected type and are still checked at run time.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // The rule cannot read the text of a <Translate> in a label. axe checks the labels in the browser.
      'jsx-a11y/label-has-associated-control': 'off',
      // A code block that scrolls must be focusable (WCAG 2.1.1). The theme does the same.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {tags: ['pre'], roles: ['tabpanel', 'group']}],
    },
  },
  {
    files: ['src/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        {
          name: 'Intl',
          message: 'Phones need 40 ms to load its data. See src/utils/formatDate.ts and releaseNumbers.ts.',
        },
      ],
    },
  },
  {
    // Theme modules are bundler aliases; the linter cannot find their types.
    files: ['src/theme/**'],
    rules: Object.fromEntries(
      ['assignment', 'argument', 'call', 'member-access', 'return'].map((name) => [
        `@typescript-eslint/no-unsafe-${name}`,
        'off',
      ]),
    ),
  },
  {
    // Tests mock workers and detach methods from their objects on purpose.
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
  {
    files: ['tools/**', 'editions/**', 'src/{content,data,languages,utils}/**', 'config/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        {name: '__dirname', message: 'Newer versions of tsx do not set it. Use `root`, or `__filename`.'},
      ],
    },
  },
  {
    files: contentComponents,
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'CallExpression[callee.name=/^use(State|Reducer|Ref|Effect|LayoutEffect)$/]',
          'JSXAttribute[name.name=/^on[A-Z]/]',
        ].map((selector) => ({
          selector,
          message:
            'Components of content run only during the build. Write a data- attribute, and handle it in the `client` folder of the plugin; see src/plugins/fast-pages/index.ts.',
        })),
      ],
    },
  },
  ...directions,
  {files: ['**/*.cjs'], rules: {'@typescript-eslint/no-require-imports': 'off'}},
  {files: ['**/*.{mjs,cjs}'], languageOptions: {globals: {process: 'readonly', console: 'readonly', URL: 'readonly'}}},
);
