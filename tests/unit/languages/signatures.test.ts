import {expect, it} from 'vitest';
import {javascript} from '../../../src/languages/javascript';
import {python} from '../../../src/languages/python';
import {factsOfEdition} from '../apiFixtures';

// `tests/unit/api-reference/pages/` contains other signatures, and tests/content/signatures compares those of Java and .NET
// with the libraries.
const languages = {javascript, python};

it.each([
  ['python', 'locator-assertions-to-be-empty', 'await expect(locator).to_be_empty(*, timeout=None) -> None'],
  ['javascript', 'locator-assertions-to-be-empty', 'expect(locator).toBeEmpty(options?: { timeout }): Promise<void>'],
  ['javascript', 'page-keyboard', 'page.keyboard: Keyboard'],
  ['javascript', 'page-event-popup', "page.on('popup', listener: (value: Page) => void)"],
  // The name of the member is that of its object.
  [
    'javascript',
    'locator-locator',
    'locator.locator(selectorOrLocator, options?: { has, hasNot, hasNotText, hasText }): Locator',
  ],
] as const)('%s: %s has the signature %s', (edition, id, wanted) => {
  const language = languages[edition];
  for (const [className, entry] of Object.entries(factsOfEdition(edition).classes)) {
    const member = entry.members.find((each) => each.id === id);
    if (!member) continue;
    const {keyword, text} = language.writeSignature(member, language.receiverOf(className, entry.id), className);
    expect([keyword?.text, text].filter(Boolean).join(' ')).toBe(wanted);
  }
  expect.assertions(1);
});
