import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import type {KeyedType} from '../../src/content/api/types';
import {loadVersionFacts} from '../../src/content/api/versionFacts';
import {versions} from '../../src/content/versions';
import {root} from '../../src/utils/root';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const guides = ['configuration', 'use-options', 'projects', 'timeouts', 'webserver']
  .map((name) => read(`docs/test-${name}.javascript.mdx`))
  .join('\n');
const commandLine = read('docs/test-cli.javascript.mdx');

const {classes, types} = loadVersionFacts({root, edition: 'javascript'}, versions.next);

it.each([
  ['TestConfig', classes.TestConfig!.members],
  ['TestProject', classes.TestProject!.members],
  ['TestOptions', classes.TestOptions!.members],
  ['TestConfigWebServer', (types.TestConfigWebServer as KeyedType).keys],
])('a guide describes each option of %s', (_name, options) => {
  const names = options.map(({name}) => name);
  expect(names.filter((name) => !guides.includes(`\`${name}\``))).toEqual([]);
});

it.each(['test', 'show-report', 'merge-reports'])('the guide describes each flag of %s', (command) => {
  const {stdout} = spawnSync(process.execPath, [path.join(root, 'node_modules/playwright/cli.js'), command, '--help'], {
    encoding: 'utf8',
  });
  const flags = [...stdout.matchAll(/^ {2}(?:(-\w)(?:, )?)?(--[\w-]+)?/gm)].flatMap(([, short, long]) =>
    [short, long].filter((flag) => flag !== undefined),
  );
  expect(flags).toContain('--help');
  expect(flags.length).toBeGreaterThan(3);
  expect(flags.filter((flag) => !new RegExp(`\`${flag}[ \`]`).test(commandLine))).toEqual([]);
});
