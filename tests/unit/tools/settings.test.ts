import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {root} from '../../../src/utils/root';
import {filesBelow} from '../../../src/utils/filesBelow';
import {runScript} from '../../lib/runScript';

const {scripts} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

const edition = /^EDITION=js cannot work, [^\n]+\n$/;
const base = /^SITE_BASE=python cannot work, [^\n]+\n$/;
const partial = {ALGOLIA_APP_ID: 'app', ALGOLIA_INDEX: 'docs'};
const missingKey = /^search: set ALGOLIA_SEARCH_KEY\. Or unset [^\n]+\n$/;

it.each([
  ['outline', {EDITION: 'js'}, edition],
  ['roll', {EDITION: 'js'}, edition],
  ['samples', {EDITION: 'js'}, edition],
  ['build', {SITE_BASE: 'python'}, base],
  ['start', {SITE_BASE: 'python'}, base],
  ['serve', {SITE_BASE: 'python'}, base],
  ['build', partial, missingKey],
  ['start', partial, missingKey],
])(
  'npm run %s stops at the start with one line if the settings are %j',
  {timeout: 30_000},
  async (command, env, message) => {
    const [, file] = / tsx (tools\/\S+)$/.exec(scripts[command]!)!;
    expect(await runScript(file!, [], {env})).toEqual({status: 1, output: expect.stringMatching(message) as string});
  },
);

it('each command first imports runTool.ts, which prints wrong settings that other imports read', () => {
  const tools = path.join(root, 'tools');
  const commands = filesBelow(tools).filter((file) => file.endsWith('.mts'));
  const firstImport = (file: string) => /^import .*$/m.exec(readFileSync(path.join(tools, file), 'utf8'))?.[0];
  expect(commands).toContain('outline.mts');
  expect(commands.filter((file) => !firstImport(file)?.endsWith("/lib/runTool';"))).toEqual([]);
});
