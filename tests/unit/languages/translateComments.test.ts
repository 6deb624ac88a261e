/** Comments at the end of blocks, tests and classes, in each language. */
import {expect, test} from 'vitest';
import {translate as translateToCsharp} from './dotnetSetup';
import {translate, translateToJava} from './translateSetup';

const languages = {TypeScript: translate, Java: translateToJava, 'C#': translateToCsharp};

const branches = `if page.is_closed():
    print("a")
    # End of if.
else:
    print("b")  # behind b
    # End of else.
try:
    await page.reload()
    # End of try.
except Error:
    print("c")

    # End of except.
# End.`;

const tests = `import pytest


@pytest.fixture(autouse=True)
def visit(page):
    page.goto("/")
    yield
    page.close()
    # End of fixture.


def test_a(page):
    page.reload()
    # End of a.


class TestGroup:
    def test_b(self, page):
        page.reload()
        # End of b.

    # End of group.


# End of file.`;

const classes = `class Cart:
    def __init__(self, page: Page) -> None:
        self.page = page
        # End of method.

    # End of class.`;

const program = `import asyncio
from playwright.async_api import async_playwright


async def main():
    async with async_playwright() as p:
        browser = await p.chromium.launch()
        print(browser.version)
        # End of with.
    # End of main.


asyncio.run(main())
# End of file.`;

/** Returns the lines that contain comments, and the lines above and below them without their indentation. */
const around = (code: string): string[] => {
  const lines = code.split('\n').map((line) => line.trim());
  return lines.flatMap((line, index) => {
    if (!line.startsWith('// End')) return [];
    return [
      `${lines.slice(0, index).filter(Boolean).at(-1) ?? ''} ${line} ${lines.slice(index + 1).find(Boolean) ?? ''}`,
    ];
  });
};

for (const [language, toLanguage] of Object.entries(languages)) {
  test(`${language} keeps comments at the end of branches`, async () => {
    expect(around(await toLanguage(branches))).toEqual([
      expect.stringMatching(/\("a"\);|\('a'\); \/\/ End of if\. \}/),
      expect.stringMatching(/; \/\/ behind b \/\/ End of else\. \}/),
      expect.stringMatching(/; \/\/ End of try\. \}/),
      expect.stringMatching(/; \/\/ End of except\. \}/),
      expect.stringMatching(/^\} \/\/ End\. $/),
    ]);
  });

  test(`${language} keeps comments at the end of fixtures, tests, groups and files`, async () => {
    const comments = around(await toLanguage(tests, {kind: 'pytest', isSync: true}));
    expect(comments).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/close\w*\(\); \/\/ End of fixture\. \}/i),
        expect.stringMatching(/reload\w*\(\); \/\/ End of a\. \}/i),
        expect.stringMatching(/reload\w*\(\); \/\/ End of b\. \}/i),
        expect.stringMatching(/^\}(?:\);)? \/\/ End of group\. /),
        expect.stringMatching(/\/\/ End of file\. /),
      ]),
    );
    expect(comments).toHaveLength(5);
  });

  test(`${language} keeps comments at the end of methods and classes`, async () => {
    expect(around(await toLanguage(classes))).toEqual([
      expect.stringMatching(/page = page; \/\/ End of method\. \}/i),
      expect.stringMatching(/^\} \/\/ End of class\. \}/),
    ]);
  });

  test(`${language} keeps comments at the end of programs`, async () => {
    expect(await toLanguage(program, {kind: 'program'})).toMatch(
      /version[()]*\);\s+\/\/ End of with\.[\s}]+\/\/ End of main\.[\s})(;]+\/\/ End of file\.[\s}]*$/i,
    );
  });

  test(`${language} keeps a comment behind the last line of a test`, async () => {
    const code = 'def test_a(page):\n    page.reload()  # behind reload';
    const text = await toLanguage(code, {kind: 'pytest', isSync: true});
    expect(text).toMatch(/reload\w*\(\); \/\/ behind reload\n/i);
  });
}
