import {expect, it} from 'vitest';
import {javascript} from '../../../src/languages/javascript';
import {factsOfEdition} from '../../lib/apiFixtures';

// tests/content/signatures compares those of Java and .NET with the libraries.
const {classes} = factsOfEdition('javascript');

it.each([
  ['Page', 'page-goto', 'page.goto(url, options?: { referer, timeout, waitUntil }): Promise<null | Response>'],
  ['Page', 'page-evaluate', 'page.evaluate(pageFunction, arg?): Promise<Serializable>'],
  ['Page', 'page-keyboard', 'page.keyboard: Keyboard'],
  [
    'Locator',
    'locator-locator',
    'locator.locator(selectorOrLocator, options?: { has, hasNot, hasNotText, hasText }): Locator',
  ],
  ['Page', 'page-event-popup', "page.on('popup', listener: (value: Page) => void)"],
  [
    'LocatorAssertions',
    'locator-assertions-to-be-empty',
    'expect(locator).toBeEmpty(options?: { timeout }): Promise<void>',
  ],
  [
    'Test',
    'test-slow',
    ['test.slow(): void', 'test.slow(condition, description?): void', 'test.slow(callback, description?): void'].join(
      '\n',
    ),
  ],
  ['TestInfo', 'test-info-skip-2', 'testInfo.skip(): void\ntestInfo.skip(condition, description?): void'],
  ['GenericAssertions', 'generic-assertions-any', 'expect.any(constructor): AsymmetricMatcher'],
  ['GenericAssertions', 'generic-assertions-to-be', 'expect(value).toBe(expected): void'],
])('%s: %s has the signature %s', (className, id, wanted) => {
  const entry = classes[className]!;
  const member = entry.members.find((each) => each.id === id)!;
  expect(javascript.writeSignature(member, javascript.receiverOf(className, entry.id), className).text).toBe(wanted);
});
