import {describe, expect, test} from 'vitest';
import {stem, termsOf, toKey} from '../../../src/plugins/search-index/engine/tokenise';

describe('words of a text', () => {
  test.each([
    ['wait_for_load_state', ['wait', 'for', 'load', 'state', 'waitforloadstate']],
    ['page.goto()', ['page', 'goto', 'pagegoto']],
    ['waitForSelector', ['wait', 'for', 'selector', 'waitforselector']],
    ['APIRequestContext', ['api', 'request', 'context', 'apirequestcontext']],
    ['pytest --headed', ['pytest', 'headed', '--headed']],
    ['DEBUG=pw:api', ['debug', 'pw', 'api', 'debugpwapi']],
    ["the page's title", ['the', 'page', 'title']],
    ['<script>alert(1)</script>', ['script', 'alert', '1', 'script']],
    ['等待 🎭', ['等待']],
    ['!?… "" ()', []],
  ])('%s', (text, terms) => expect(termsOf(text)).toEqual(terms));
});

test('one key for every way to write a member', () => {
  const keys = ['Page.wait_for_url()', 'page-wait-for-url', 'pageWaitForURL'].map(toKey);
  expect(new Set(keys)).toEqual(new Set(['pagewaitforurl']));
});

test('plurals and endings fall together, names that differ do not', () => {
  expect(new Set(['upload', 'uploads', 'uploading', 'uploaded'].map(stem)).size).toBe(1);
  expect(new Set(['retry', 'retries', 'retried'].map(stem)).size).toBe(1);
  expect(stem('status')).toBe('status');
  expect(stem('press')).toBe('press');
  expect(stem('route')).not.toBe(stem('router'));
});
