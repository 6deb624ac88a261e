import {expect, it} from 'vitest';
import {filesBeside, sampleChain} from '../../../../tools/samples/chains';
import {nestBodies, splitImports} from '../../../../tools/samples/javascript/typescriptSource';
import {reasonNotToRun} from '../../../../tools/samples/runner';
import {sample} from '../../../lib/sample';
import type {ShownSample} from '../../../../tools/samples/readShownPage';
import {sampleKind} from '../../../../tools/samples/sampleKind';

it('puts the samples that a sample continues before it, but nothing before tests and no tests before others', () => {
  const one = sample(1, 'one');
  const two = sample(5, 'two', {previous: 0});
  const test = sample(9, 'test', {previous: 1, kind: 'test'});
  const afterTest = sample(13, 'after a test', {previous: 2});
  const all = [one, two, test, afterTest];
  expect(sampleChain(two, all)).toEqual([one, two]);
  expect(sampleChain(test, all)).toEqual([test]);
  expect(sampleChain(afterTest, all)).toEqual([afterTest]);
});

it('finds the files of the page that a sample can import: the last version before it, or one after it', () => {
  const files = [
    sample(1, 'old', {options: {title: 'fixtures.ts'}}),
    sample(5, 'new', {options: {title: 'fixtures.ts'}}),
    sample(20, 'later', {options: {title: 'fixtures.ts'}}),
    sample(30, 'page', {options: {title: 'page.ts'}}),
    sample(40, 'other page', {options: {title: 'other.ts'}, page: 'docs/auth.mdx'}),
  ];
  const test = sample(10, 'test', {options: {title: 'a.spec.ts'}});
  expect(Object.fromEntries(filesBeside(test, [...files, test]))).toEqual({'page.ts': 'page', 'fixtures.ts': 'new'});
});

it('collects imports once and nests bodies, which can declare names again', () => {
  const {imports, bodies} = splitImports([
    sample(1, "import fs from 'node:fs';\nconst a = 1;"),
    sample(5, "import fs from 'node:fs';\nconst a = 2;"),
  ]);
  expect(imports).toEqual(["import fs from 'node:fs';"]);
  expect(nestBodies(bodies)).toBe('const a = 1;\n{\nconst a = 2;\n}');
});

it.each([
  ['page.reload();', {}, undefined],
  ['page.pause();', {options: {noRun: 'interactive'}}, 'interactive'],
  ['public class LoginPage {}', {kind: 'module'}, 'definitions for other files'],
  ['launch(new BrowserType.LaunchOptions().setHeadless(false));', {}, 'display'],
  ['await chromium.launch({ headless: false });', {}, 'display'],
  ['    [SetUp]\n    public void A()', {kind: 'test'}, 'definitions for other files'],
  ['    [TestInitialize]\n    public void A()', {kind: 'test'}, 'definitions for other files'],
  ['    [SetUp]\n    public void A()\n    [Test]', {kind: 'test'}, undefined],
  ['import org.testng.annotations.Test;', {kind: 'test'}, 'another test runner'],
] satisfies [string, Partial<ShownSample>, string | undefined][])('%s %j: %s', (text, more, reason) => {
  const only = sample(1, text, more);
  expect(reasonNotToRun(only, [only])).toBe(reason);
});

it('returns the reason of the sample that it continues', () => {
  const one = sample(1, 'page.pause();', {options: {noRun: 'interactive'}});
  const two = sample(9, 'page.reload();', {previous: 0});
  expect(reasonNotToRun(two, [one, two])).toBe('interactive');
});

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
