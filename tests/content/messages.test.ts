import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {source} from '../../editions';
import {versions} from '../../src/content/versions';
import {readSectionWords} from '../../src/plugins/search/records/sectionWords';
import {filesBelow} from '../../src/utils/filesBelow';
import {pythonOf} from '../../tools/system/python';
import {root} from '../../tools/lib/root';

/** Messages that the library puts together from words in several places. */
const composed = new Set([
  'attempting click action',
  'element is not editable',
  'element is not enabled',
  'element is not stable',
  'Failed to create a ProcessSingleton for your profile directory. This usually means that the profile is already in use by another instance of Chromium.',
  'retrying click action',
  'state: expected one of (load|domcontentloaded|networkidle|commit)',
  'waiting for element to be visible, enabled and stable',
]);

it('every message that leads to a section is in the sources of the library or its driver', () => {
  const environment = path.resolve(pythonOf(versions.next.numbers.python), '../..');
  expect(existsSync(environment), `${environment} is missing: run "npm test -- setup"`).toBe(true);
  const files = filesBelow(environment)
    .filter((file) =>
      /\/playwright\/(?:_impl\/.*|\w+_api\/_context_manager)\.py$|\/driver\/package\/lib\/.*\.js$/.test(file),
    )
    .map((file) => wordsOf(readFileSync(path.join(environment, file), 'utf8')));
  const isRaised = (part: string): boolean => part === '' || files.some((file) => file.includes(` ${part} `));
  const messages = readSectionWords(root, source.messagesFile).map(([, message]) => message);
  expect(messages.length).toBeGreaterThan(250);
  const unknown = messages.filter((message) => !message.split('*').every((part) => isRaised(wordsOf(part).trim())));
  expect(new Set(unknown)).toEqual(composed);
});

/** The words of a text, without punctuation: sources escape quotes, and join texts. */
const wordsOf = (text: string): string =>
  ` ${text
    .replace(/\\+(?:n|u20..)/g, ' ')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()} `;
