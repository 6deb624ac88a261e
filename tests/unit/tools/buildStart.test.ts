import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {root} from '../../../src/utils/root';
import {runScript} from '../../lib/runScript';

const {scripts} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

const base = /^SITE_BASE=python cannot work, [^\n]+\n$/;
const partial = {ALGOLIA_APP_ID: 'app', ALGOLIA_INDEX: 'docs'};
const missingKey = /^search: set ALGOLIA_SEARCH_KEY\. Or unset [^\n]+\n$/;

it.each([
  ['build', {SITE_BASE: 'python'}, base],
  ['start', {SITE_BASE: 'python'}, base],
  ['serve', {SITE_BASE: 'python'}, base],
  ['build', partial, missingKey],
  ['start', partial, missingKey],
])('npm run %s stops at the start with one line if the settings are %j', {timeout: 30_000}, (command, env, message) => {
  const [, file] = / tsx (tools\/\S+)$/.exec(scripts[command]!)!;
  expect(runScript(file!, [], {env})).toEqual({status: 1, output: expect.stringMatching(message) as string});
});
