import {expect, test} from 'vitest';
import {sampleTranslation} from '@site/src/languages/java/sampleTranslation';
import {SampleError} from '@site/src/languages/samples';
import {TranslationError} from '@site/src/languages/translate/ast';
import {facts, translateToJava} from './translateSetup';

/** Code without a translation, the line of the error, and its message. */
const cases: Record<string, [string, number, string]> = {
  'a member that Java does not have': [
    'await page.reload()\nprint(playwright.devices)',
    2,
    'Playwright.devices has no counterpart in Java',
  ],
  'an argument that Java does not have': [
    'await page.unroute_all(behavior="wait")',
    1,
    'unroute_all() has no argument behavior in Java',
  ],
  'a message of an assertion': [
    'await expect(page.locator("a"), "link").to_be_visible()',
    1,
    'assertThat() of Java accepts no message',
  ],
  'soft assertions': ['await expect.soft(page.locator("a")).to_be_visible()', 1, 'Java has no soft assertions'],
  'modules without a counterpart': [
    'import socket\n\nprint(socket.gethostname())',
    3,
    'socket.gethostname of Python cannot be translated',
  ],
  'a value that an enum does not have': [
    'await page.goto("/", wait_until="later")',
    1,
    'WaitUntilState has no value "later"',
  ],
  'a key that an object does not have': [
    'await context.add_cookies([{"name": "a", "value": "b", "size": 1}])',
    1,
    'Cookie of Java has no such key',
  ],
  'a key of an object that is no map': [
    'print((await context.storage_state())["cookies"])',
    1,
    'String of Java has no keys',
  ],
  'exceptions that cannot leave a lambda': [
    'from pathlib import Path\n\nawait page.route("/", lambda route: route.fulfill(body=Path("a").read_text()))',
    3,
    'a lambda in Java cannot throw IOException, which this code can throw',
  ],
  'values of unknown type': [
    'async def note(message):\n    print(message.text)\n\npage.on("console", note)\npage.on("console", note)',
    2,
    'the type of the value before .text is not known; annotate its variable',
  ],
};

test.each(Object.entries(cases))('names the line and the remedy of %s', async (_, [python, line, message]) => {
  const error = await translateToJava(python).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(TranslationError);
  expect(error).toMatchObject({line, message: `${message}; write a \`\`\`java fence below it`});
});

test('reports Python that cannot be read with the remedy of the language', async () => {
  const sample = {code: 'await page.fly()', kind: 'fragment' as const, isSync: false};
  const translated = sampleTranslation.translate(sample, {source: facts.python, target: facts.python});
  await expect(translated).rejects.toEqual(
    new SampleError(1, 'Page has no member fly; write a ```java fence below it'),
  );
});

test('names files after their classes', () => {
  expect(sampleTranslation.title('test_login.py')).toBe('LoginTest.java');
  expect(sampleTranslation.title('pages/login_page.py')).toBe('LoginPage.java');
  expect(sampleTranslation.title('pytest.ini')).toBe('pytest.ini');
});
