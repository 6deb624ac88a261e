import {expect, test} from 'vitest';
import {splitChunks, fold, stem, wordRoot, indexTerms, withoutAsync} from '../../../src/plugins/search/engine/tokenize';

test.each([
  ['wait_for_load_state', ['wait', 'for', 'load', 'state', 'waitforloadstate']],
  ['page.goto()', ['page', 'goto', 'pagegoto']],
  ['page.wait_for_url', ['page', 'wait', 'for', 'url', 'pagewaitforurl', 'waitforurl']],
  ['waitForSelector', ['wait', 'for', 'selector', 'waitforselector']],
  ['APIRequestContext', ['api', 'request', 'context', 'apirequestcontext']],
  ['pytest --headed', ['pytest', 'headed', '--headed']],
  ['pytest -k', ['pytest', 'k', '-k']],
  ['DEBUG=pw:api', ['debug', 'pw', 'api', 'debugpwapi']],
  ["the page's title", ['the', 'page', 'title']],
  ['page.$$eval', ['page', '$$eval', 'page$$eval']],
  ['<script>alert(1)</script>', ['script', 'alert', '1', 'script']],
  ['等待 🎭', ['等待']],
  ['!?… "" ()', []],
])('terms of %s', (text, terms) => expect(indexTerms(text)).toEqual(terms));

test.each([
  ['full-width letters', 'Ａrrow＝１', 'Arrow=1'],
  ['ligatures', 'ﬁle', 'file'],
  ['accents', 'Café naïve', 'Cafe naive'],
  ['soft hyphens and spaces without width', 'loca\u00adtor\u200b', 'locator'],
  ['typographic quotes', '“it’s”', '"it\'s"'],
  ['hyphens that do not break', 'auto‑wait', 'auto-wait'],
  ['the dash that replaces two hyphens', 'pytest —headed', 'pytest --headed'],
  ['a dash between words', 'a – b', 'a – b'],
])('writes %s like the keyboard does', (_, text, expected) => expect(fold(text)).toBe(expected));

test('gives forms of a word the same stem, but not different names', () => {
  expect(new Set(['upload', 'uploads', 'uploading', 'uploaded'].map(stem)).size).toBe(1);
  expect(new Set(['retry', 'retries', 'retried'].map(stem)).size).toBe(1);
  const words = 'tries tied ended used typing bring boxes stopped called basis notes note ends';
  expect(words.split(' ').map(stem).join(' ')).toBe('try tied end used typ bring box stop call basis not not end');
  expect(stem('status')).toBe('status');
  expect(stem('press')).toBe('press');
  expect(stem('route')).not.toBe(stem('router'));
});

test.each([
  ['emulate', 'emulation'],
  ['navigating', 'navigations'],
  ['parallel', 'parallelize'],
  ['edit', 'editable'],
])('%s and %s have the same word root', (one, other) => expect(wordRoot(one)).toBe(wordRoot(other)));

test.each([
  ['form', 'format'],
  ['option', 'optional'],
  ['route', 'router'],
])('%s and %s have different roots', (one, other) => expect(wordRoot(one)).not.toBe(wordRoot(other)));

test.each([
  ['Expect(page).ToHaveTitleAsync()', 'Expect(page).ToHaveTitle()'],
  ['Async', 'Async'],
  ['AsyncPlaywright', 'AsyncPlaywright'],
])('replaces %s by %s', (query, expected) => expect(withoutAsync(query)).toBe(expected));

test.each([
  ['page.$', ['page.$']],
  ["page.$$('a')", ['page.$$', 'a']],
  ['$$eval', ['$$eval']],
  ['${name} $DISPLAY', ['name', 'display']],
])('finds the names in %s', (query, names) => expect(splitChunks(query).map(({text}) => text)).toEqual(names));
