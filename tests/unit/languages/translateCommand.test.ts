import {expect, it} from 'vitest';
import {translateCommand} from '../../../src/languages/javascript/commands';

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
