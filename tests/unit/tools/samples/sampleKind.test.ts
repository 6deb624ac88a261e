import {expect, it} from 'vitest';
import {sampleKind} from '../../../../tools/samples/sampleKind';

it.each([
  ['@UsePlaywright\npublic class A {\n  @Test\n  void a() {}\n}', 'java', 'test'],
  ['public class App {\n  public static void main(String[] args) {}\n}', 'java', 'program'],
  ['public class LoginPage {\n}', 'java', 'module'],
  ['class LoginPage {\n}\n\n/** Other. */\nclass Other {\n}', 'java', 'module'],
  ['class LoginPage {\n}\n\nnew LoginPage();', 'java', 'fragment'],
  ['page.navigate("/");', 'java', 'fragment'],
  ['public class A : PageTest\n{\n    [Fact]\n    public void B() {}\n}', 'cs', 'test'],
  ['using Microsoft.Playwright;\n\nvar playwright = await Playwright.CreateAsync();', 'cs', 'program'],
  ['public class LoginPage\n{\n}', 'cs', 'module'],
  ['await page.ReloadAsync();', 'cs', 'fragment'],
  ["import { test } from '@playwright/test';\ntest('a', () => {});", 'ts', 'test'],
  ["import { test } from './fixtures';\nexport { test };", 'ts', 'module'],
  ["import { chromium } from 'playwright';\nawait chromium.launch();", 'ts', 'program'],
  ["import { selectors } from 'playwright';", 'ts', 'fragment'],
])('determines how code runs: %j in %s', (text, fence, kind) => {
  expect(sampleKind(text, fence)).toBe(kind);
});
