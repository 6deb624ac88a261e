import {expect, it} from 'vitest';
import {allEditions} from '../../editions';
import {versions} from '../../src/content/versions';
import {readSectionTexts} from '../../src/plugins/search/records/sectionTexts';
import {root} from '../../src/utils/root';
import {editionsWithSources, readSources} from '../../tools/facts/libraryMessages';

/** Messages that the library puts together from words in several places, and those of the browser and of Node. */
const composed = new Set([
  '"afterAll" hook timeout of *ms exceeded.',
  '"beforeAll" hook timeout of *ms exceeded.',
  '__dirname is not defined in ES module scope',
  'attempting click action',
  'element is not editable',
  'element is not enabled',
  'element is not stable',
  'Failed to create a ProcessSingleton for your profile directory. This usually means that the profile is already in use by another instance of Chromium.',
  'file must export a single class.',
  'Fixture "*" timeout of *ms exceeded during teardown.',
  'Cannot navigate to invalid URL',
  'Playwright Test did not expect test.use() to be called here.',
  'require is not defined in ES module scope',
  'require is not defined in ES module scope, you can use import instead',
  'require() cannot be used on an ESM graph with top-level await.',
  'retrying click action',
  'state: expected one of (load|domcontentloaded|networkidle|commit)',
  'Test has unknown parameter "*".',
  "The requested module '*' does not provide an export named '*'",
  'waiting for element to be visible, enabled and stable',
  'worker fixture "*" cannot depend on a test fixture "*" defined in *.',
]);

it.each(editionsWithSources)('every message that leads to a section of %s is in the sources of the library', (name) => {
  const sources = readSources(name, versions.next.releases[name]).map(wordsOf);
  const isRaised = (part: string): boolean => part === '' || sources.some((source) => source.includes(` ${part} `));
  const messages = readSectionTexts(root, allEditions[name].messagesFile).map(([, message]) => message);
  expect(messages.length).toBeGreaterThan(50);
  const unknown = messages.filter((message) => !message.split('*').every((part) => isRaised(wordsOf(part).trim())));
  expect(unknown.filter((message) => !composed.has(message))).toEqual([]);
});

/** The words of a text, without punctuation: sources escape quotes, and join texts. */
const wordsOf = (text: string): string =>
  ` ${text
    .replace(/\\+(?:n|u20..)/g, ' ')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()} `;
