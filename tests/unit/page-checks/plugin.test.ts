import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, it} from 'vitest';
import {shortenErrors} from '../../../src/plugins/page-checks';
import {root} from '../../../src/utils/root';

/** Starts the plugin like a build does; its checks find the problems. */
function build(problems: string[]): {status: number | null; output: string} {
  const code = `import plugin from './src/plugins/page-checks';
    void (plugin.default ?? plugin)({siteDir: '/site'}, {check: () => Promise.resolve(${JSON.stringify(problems)})})
      .then(() => console.log('started'));`;
  const {status, stdout, stderr} = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    cwd: root,
    encoding: 'utf8',
    env: {...process.env, NODE_ENV: 'production', NODE_OPTIONS: ''},
  });
  return {status, output: stdout + stderr};
}

it('stops a build with the problems of all pages and nothing else', () => {
  expect(build(['docs/a.mdx:3: wrong; remedy', 'docs/b.mdx:4: wrong; remedy'])).toEqual({
    status: 1,
    output: 'docs/a.mdx:3: wrong; remedy\ndocs/b.mdx:4: wrong; remedy\nThe site cannot be built: 2 problems.\n',
  });
});

const failure = (file: string, cause: string): string =>
  [
    '  × Module build failed (from ./node_modules/@docusaurus/mdx-loader/lib/index.js):',
    `  ╰─▶   × Error: MDX compilation failed for file "/site/${file}"`,
    `        │ Cause: ${cause.replaceAll('\n', '\n        │ ')}`,
    '        │ Details:',
    `        │ Error: ${cause}`,
    '        │     at /site/src/plugins/api-reference/index.ts:52:36',
  ].join('\n');
const relative = (file: string): string => path.relative('/site', file);

it('shows a problem instead of the failed modules that it causes', () => {
  const problems = ['docs/a.mdx:3: wrong; remedy', 'docs/api/_shared.mdx:9: wrong; remedy'];
  const messages = [
    failure('docs/a.mdx', 'docs/a.mdx:3: wrong; remedy'),
    failure('docs/a.mdx', 'something else'),
    failure('docs/api/class-page.mdx', 'docs/api/_shared.mdx:9: wrong; remedy'),
  ];
  expect(shortenErrors(messages, problems, relative)).toEqual(problems);
});
