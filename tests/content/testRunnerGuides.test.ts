import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {expect, it} from 'vitest';
import {root} from '../../src/utils/root';

const playwright = path.join(root, 'node_modules/playwright');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const guides = ['configuration', 'use-options', 'projects', 'timeouts', 'webserver']
  .map((name) => read(`docs/test-${name}.javascript.mdx`))
  .join('\n');
const commandLine = read('docs/test-cli.javascript.mdx');

/** Returns the names of all members of an interface in the types of the test runner. */
function membersOf(name: string): string[] {
  const file = path.join(playwright, 'types/test.d.ts');
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements
    .filter(ts.isInterfaceDeclaration)
    .filter((each) => each.name.text === name)
    .flatMap(({members}) => members.flatMap((member) => (member.name as ts.Identifier).text));
}

const interfaces = 'TestConfig TestProject TestConfigWebServer PlaywrightTestOptions PlaywrightWorkerOptions'.split(
  ' ',
);

it.each(interfaces)('a guide describes each option of %s', (name) => {
  const members = membersOf(name);
  expect(members.length).toBeGreaterThan(8);
  expect(members.filter((member) => !guides.includes(`\`${member}\``))).toEqual([]);
});

it.each(['test', 'show-report', 'merge-reports'])('the guide describes each flag of %s', (command) => {
  const {stdout} = spawnSync(process.execPath, [path.join(playwright, 'cli.js'), command, '--help'], {
    encoding: 'utf8',
  });
  const flags = [...stdout.matchAll(/^ {2}(?:(-\w)(?:, )?)?(--[\w-]+)?/gm)].flatMap(([, short, long]) =>
    [short, long].filter((flag) => flag !== undefined),
  );
  expect(flags).toContain('--help');
  expect(flags.length).toBeGreaterThan(3);
  expect(flags.filter((flag) => !new RegExp(`\`${flag}[ \`]`).test(commandLine))).toEqual([]);
});
