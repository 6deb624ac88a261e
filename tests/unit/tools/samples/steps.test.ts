import {chmodSync, mkdirSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {StepFollower} from '../../../../tools/samples/dotnet/steps/StepFollower';
import type {Framework} from '../../../../tools/samples/dotnet/sampleFiles';
import type {Step} from '../../../../tools/samples/dotnet/steps/readSteps';
import {folderWith} from '../../../lib/folderWith';

const place = {page: 'docs/intro.dotnet.mdx', line: 7};
const command = (text: string): Step => ({...place, kind: 'command', text, place: 'block', shell: 'bash'});

/** Stands for the SDK. */
const dotnet = `#!/bin/sh
case "$*" in
  new*) mkdir Tests; echo 'class Unit;' > Tests/UnitTest1.cs ;;
  'test --filter'*) echo 'No test matches the given testcase filter' ;;
  test*webkit) echo "Executable doesn't exist"; exit 1 ;;
  test*) if grep -q wrong *.cs; then echo 'Expected wrong'; exit 1; fi; echo 'Passed!  - Failed:     0, Passed:     1, Skipped:     0, Total:     1, Duration: 1 s' ;;
  *) echo 'x.csproj : error NU1101: Unable to find package A. [/x.csproj]'; exit 1 ;;
esac
`;

function createFollower(framework: Framework = 'nunit'): {follower: StepFollower; folder: string} {
  const base = folderWith({dotnet});
  const folder = path.join(base, 'reader');
  mkdirSync(folder);
  chmodSync(path.join(base, 'dotnet'), 0o755);
  return {follower: new StepFollower(folder, framework, {PATH: `${base}:${process.env.PATH}`}, base), folder};
}

const creation = [command('dotnet new nunit -n Tests'), command('cd Tests')];

it('follows commands, code and changes', async () => {
  const {follower, folder} = createFollower();
  const problem = await follower.follow([
    ...creation,
    {...place, kind: 'rename', from: ['Test1.cs', 'UnitTest1.cs'], to: 'ExampleTests.cs'},
    {...place, kind: 'file', text: 'using Microsoft.Playwright.NUnit; // right', tab: 'nunit'},
    {...place, kind: 'file', text: 'using Microsoft.Playwright.Xunit;', tab: 'xunit'},
    {...place, kind: 'file', text: 'using Microsoft.Playwright.MSTest;\n[TestClass]', name: 'Other.cs'},
    {...place, kind: 'file', text: 'Console.WriteLine("a");', name: 'Program.cs'},
    {...place, kind: 'file', text: 'using Microsoft.Playwright.NUnit; // right', name: 'ExampleTests.cs'},
    command('dotnet test'),
    {...place, kind: 'output', text: 'Test summary: total: 1, failed: 0, succeeded: 1, skipped: 0, duration: 3.1s'},
    {...place, kind: 'break', from: 'right', to: 'wrong'},
    {...place, kind: 'output', text: 'Expected wrong'},
    command('dotnet test -- Playwright.BrowserName=webkit'),
    {...command('dotnet test'), tab: 'mstest'},
    command('dotnet tool install --global PowerShell'),
  ]);
  expect(problem).toBeUndefined();
  expect(readdirSync(path.join(folder, 'Tests')).sort()).toEqual(['ExampleTests.cs', 'Program.cs']);
  expect(readFileSync(path.join(folder, 'Tests/ExampleTests.cs'), 'utf8')).toContain('NUnit; // right');
  expect(follower.commands.map(({outcome}) => outcome).join()).toBe('run,run,failed as expected,needs the network');
});

it('writes commands as a framework needs them', async () => {
  const {follower} = createFollower('xunit-v3');
  expect(
    await follower.follow([...creation, {...command('dotnet test --filter TestCategory=A'), tab: 'xunit-v3'}]),
  ).toBeUndefined();
  expect(follower.commands.at(-1)).toEqual({text: 'dotnet test --filter Category=A', outcome: 'failed as expected'});
});

it.each<[string, Step[], string]>([
  ['an unknown command', [command('npm install')], '`npm install` is unknown'],
  ['a package that no source has', [command('dotnet add package A')], 'exit code 1: NU1101: Unable to find package A.'],
  ['a command without tests', [command('dotnet test --filter A')], 'runs no tests'],
  [
    'a command that passes with a browser that is not installed',
    [command('dotnet test --settings firefox.runsettings')],
    'does not print "Executable doesn\'t exist"',
  ],
  ['a folder that no command creates', [command('cd Other')], 'create no such folder'],
  [
    'a template without the file to rename',
    [{...place, kind: 'rename', from: ['Test1.cs'], to: 'ExampleTests.cs'}],
    'no file Test1.cs',
  ],
  [
    'another output',
    [
      command('dotnet test'),
      {...place, kind: 'output', text: 'Test summary: total: 2, failed: 0, succeeded: 2, skipped: 0'},
    ],
    'does not print "Test summary: total: 2',
  ],
])('names the page and line of %s', async (_, steps, message) => {
  const {follower} = createFollower();
  const problem = await follower.follow([...creation, ...steps]);
  expect(problem).toMatchObject(place);
  expect(problem?.message).toContain(message);
  expect(problem?.message).not.toContain('\n');
});
