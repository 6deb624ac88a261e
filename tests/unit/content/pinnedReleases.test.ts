import {expect, it} from 'vitest';
import {replacePinnedRelease} from '../../../src/content/pinnedReleases';

const replace = (text: string): string => replacePinnedRelease(text, '1.56.0', '1.55.1');

it.each([
  ['a requirement', 'playwright==1.56.0'],
  ['an npm package', 'npx -y playwright@1.56.0 run-server'],
  ['an image tag', 'mcr.microsoft.com/playwright/java:v1.56.0-noble'],
  ['a Maven dependency', '  <version>1.56.0</version>'],
  ['a Gradle dependency', "'com.microsoft.playwright:playwright:1.56.0'"],
  ['a NuGet package', 'Microsoft.Playwright.NUnit --version 1.56.0'],
])('replaces the release of %s in a code block and in inline code', (_name, code) => {
  const expected = code.replace('1.56.0', '1.55.1');
  expect(replace(`\`\`\`\n${code}\n\`\`\``)).toBe(`\`\`\`\n${expected}\n\`\`\``);
  expect(replace(`Run \`${code}\`.`)).toBe(`Run \`${expected}\`.`);
});

it.each([
  ['prose', 'Version 1.56.0 changed the option `timeout`.'],
  ['a pre-release', '`1.56.0-beta-1759412259000`'],
  ['another number', '`1.56.01`, `11.56.0` and `1.56.0.1`'],
])('keeps %s', (_name, text) => {
  expect(replace(text)).toBe(text);
});

it('distinguishes code blocks from prose after them', () => {
  const text = '```bash\npip install playwright==1.56.0\n```\n\nSince 1.56.0.';
  expect(replace(text)).toBe(text.replace('==1.56.0', '==1.55.1'));
});
