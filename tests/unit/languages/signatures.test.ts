import {expect, it} from 'vitest';
import {javascript} from '../../../src/languages/javascript';
import {python} from '../../../src/languages/python';
import {factsOfEdition} from '../../lib/apiFixtures';

// `tests/unit/api-reference/pages/` contains other signatures, and tests/content/signatures compares those of Java and .NET
// with the libraries.
const languages = {javascript, python};

it.each([
  [
    'python',
    'Page',
    'page-locator',
    'page.locator(selector, *, has_text=None, has_not_text=None, has=None, has_not=None) -> Locator',
  ],
  [
    'python',
    'LocatorAssertions',
    'locator-assertions-to-be-empty',
    'await expect(locator).to_be_empty(*, timeout=None) -> None',
  ],
  [
    'javascript',
    'Page',
    'page-goto',
    'page.goto(url, options?: { referer, timeout, waitUntil }): Promise<null | Response>',
  ],
  ['javascript', 'Page', 'page-evaluate', 'page.evaluate(pageFunction, arg?): Promise<Serializable>'],
  ['javascript', 'Page', 'page-keyboard', 'page.keyboard: Keyboard'],
  [
    'javascript',
    'Locator',
    'locator-locator',
    'locator.locator(selectorOrLocator, options?: { has, hasNot, hasNotText, hasText }): Locator',
  ],
  ['javascript', 'Page', 'page-event-popup', "page.on('popup', listener: (value: Page) => void)"],
  [
    'javascript',
    'LocatorAssertions',
    'locator-assertions-to-be-empty',
    'expect(locator).toBeEmpty(options?: { timeout }): Promise<void>',
  ],
  ['javascript', 'TestInfo', 'test-info-skip-2', 'testInfo.skip(): void\ntestInfo.skip(condition, description?): void'],
] as const)('%s, %s: %s has the signature %s', (edition, className, id, wanted) => {
  const language = languages[edition];
  const entry = factsOfEdition(edition).classes[className]!;
  const member = entry.members.find((each) => each.id === id)!;
  const {keyword, text} = language.writeSignature(member, language.receiverOf(className, entry.id), className);
  expect([keyword?.text, text].filter(Boolean).join(' ')).toBe(wanted);
});
