import {expect, it} from 'vitest';
import {translateCommand as translateToDotnet} from '../../../src/languages/dotnet';
import {translateCommand as translateToJava, translateInlineCommand} from '../../../src/languages/java';
import {translateCommand} from '../../../src/languages/javascript';

it.each([
  ['playwright install --with-deps', 'npx playwright install --with-deps'],
  ['python -m playwright codegen example.com', 'npx playwright codegen example.com'],
  ['$ playwright open', '$ npx playwright open'],
  ['PWDEBUG=1 playwright open a', 'PWDEBUG=1 npx playwright open a'],
  ['sudo playwright install-deps', 'sudo npx playwright install-deps'],
  ['pip install playwright==1.56.0', 'npm install playwright@1.56.0'],
])('writes `%s` as `%s`', (command, expected) => expect(translateCommand(command)).toBe(expected));

it.each(['playwright', 'npm ci', 'playwright.config.ts', 'docker run playwright x'])('keeps `%s`', (command) =>
  expect(translateCommand(command)).toBeUndefined(),
);

const maven = (args: string): string =>
  `mvn exec:java -e -D exec.mainClass=com.microsoft.playwright.CLI -D exec.args="${args}"`;

it.each([
  ['playwright install --with-deps', maven('install --with-deps')],
  [
    'playwright codegen --viewport-size="800, 600" example.com',
    maven("codegen --viewport-size='800, 600' example.com"),
  ],
  ['PWDEBUG=1 playwright open a  # opens a window', `PWDEBUG=1 ${maven('open a')}  # opens a window`],
  ['playwright install && mvn test', `${maven('install')} && mvn test`],
])('writes `%s` for Maven as `%s`', (command, expected) => expect(translateToJava(command)).toBe(expected));

it.each([
  ['playwright install --with-deps chromium', 'install --with-deps chromium'],
  ['python -m playwright install', 'install'],
  ['PWDEBUG=1 playwright open', `PWDEBUG=1 ${maven('open')}`],
  ['npm ci', undefined],
])('names `%s` in a sentence for Java as `%s`', (command, expected) =>
  expect(translateInlineCommand(command)).toBe(expected),
);

it('writes commands for PowerShell', () =>
  expect(translateToDotnet('python -m playwright install chromium')).toBe(
    'pwsh bin/Debug/netX/playwright.ps1 install chromium',
  ));
