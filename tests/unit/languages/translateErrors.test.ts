import {expect, test} from 'vitest';
import {TranslationError} from '@site/src/languages/translate/ast';
import {translate} from './translateSetup';

/** Code without a translation, the line of the error, and its message. */
const cases: Record<string, [string, number, string]> = {
  'code that is not Python': ['await page.reload()\nprint("a', 2, 'this is not valid Python'],
  'syntax that samples do not need': [
    'x = 1\nmatch x:\n    case 1:\n        pass',
    2,
    'MatchStatement cannot be translated',
  ],
  'a member that the class does not have': ['\nawait page.fly()', 2, 'Page has no member fly'],
  'a parameter that the member does not have': ['await page.goto("/", speed=1)', 1, 'Page.goto has no parameter speed'],
  'an event that the class does not have': ['page.on("fly", print)', 1, 'Page has no event "fly"'],
  'an assertion of a value that is not of the library': [
    'x = 1\nawait expect(x).to_be_visible()',
    2,
    'expect() of this value has no method to_be_visible',
  ],
  'a wait for an event that is not a with statement': [
    'x = page.expect_popup()',
    1,
    'expect_popup() can be translated only in a with statement',
  ],
  'modules without a counterpart': [
    'import socket\n\nprint(socket.gethostname())',
    3,
    'socket.gethostname of Python cannot be translated; write a ```ts fence below it',
  ],
  'formats without a counterpart': [
    'print(f"{1:>10}")',
    1,
    'the format ":>10" cannot be translated; write a ```ts fence below it',
  ],
  'objects that with closes in an unknown way': [
    'x = 1\nwith x as y:\n    print(y)',
    2,
    'this with statement cannot be translated; write a ```ts fence below it',
  ],
  'several except clauses': [
    'try:\n    print(1)\nexcept KeyError:\n    pass\nexcept ValueError:\n    pass',
    1,
    'several except clauses cannot be translated; write a ```ts fence below it',
  ],
};

for (const [name, [code, line, message]] of Object.entries(cases))
  test(`rejects ${name}`, async () => {
    const error: unknown = await translate(code).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(TranslationError);
    expect((error as TranslationError).line).toBe(line);
    expect((error as TranslationError).message).toContain(message);
  });

test('rejects fixtures that only pytest has', async () => {
  const code = 'def test_a(page, monkeypatch):\n    page.reload()';
  await expect(translate(code, {kind: 'pytest', isSync: true})).rejects.toThrow(
    'the fixture monkeypatch cannot be translated',
  );
});
