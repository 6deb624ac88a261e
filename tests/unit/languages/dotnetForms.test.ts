import {describe, expect, it} from 'vitest';
import {formatCsharp} from '@site/src/languages/dotnet/formatCsharp';
import {TranslationError} from '@site/src/languages/translate/ast';
import {translate, translateChecked} from './dotnetSetup';

describe('programs', () => {
  it('become top-level statements that close their browser', () => {
    const code = `import asyncio
from playwright.async_api import async_playwright, expect


async def main() -> None:
    async with async_playwright() as p:
        browser = await p.chromium.launch()
        page = await browser.new_page()
        await expect(page).to_have_title("a")
        await browser.close()


asyncio.run(main())
`;
    expect(translate(code, {kind: 'program'})).toBe(`using Microsoft.Playwright;
using static Microsoft.Playwright.Assertions;

using var playwright = await Playwright.CreateAsync();
await using var browser = await playwright.Chromium.LaunchAsync();
var page = await browser.NewPageAsync();
await Expect(page).ToHaveTitleAsync("a");`);
  });
});

describe('the form for the compiler of the tests', () => {
  it('names the classes of options, and has no null-forgiving operators', () => {
    const {body} = translateChecked('response = await page.goto("/", timeout=1)\nprint(response.status)');
    expect(body).toBe(
      'var response = await page.GotoAsync("/", new PageGotoOptions { Timeout = 1 });\nConsole.WriteLine(response.Status);',
    );
  });

  it('has methods instead of local functions, and variables if they use others', () => {
    const {body, members} = translateChecked(
      'async def log_in(name: str) -> None:\n    await page.fill("a", name)\n\n\nprefix = "a"\n\n\ndef label(name: str) -> str:\n    return prefix + name\n',
    );
    expect(members).toEqual(['async Task LogInAsync(string name)\n{\nawait page.FillAsync("a", name);\n}']);
    expect(body).toContain('Func<string, string> Label = null;\nLabel = (name) =>\n{\nreturn prefix + name;\n};');
  });

  it('has no parameters of lambdas with the name of a variable', () => {
    const {body} = translateChecked('page.on("close", lambda page: print(page.url))');
    expect(body).toBe('page.Close += (_, page_) => Console.WriteLine(page_.Url);');
  });

  it('has no raw strings', () => {
    expect(translateChecked('await page.set_content("""<p>\n"a"\n</p>""")').body).toBe(
      'await page.SetContentAsync("<p>\\n\\"a\\"\\n</p>");',
    );
  });
});

describe('samples without a translation', () => {
  const lineOf = (code: string): [number, string] => {
    try {
      return [0, translate(code)];
    } catch (error) {
      if (!(error instanceof TranslationError)) throw error;
      return [error.line, error.message];
    }
  };

  it('name the line and the remedy', () => {
    expect(lineOf('await page.reload()\nawait expect.soft(page).to_have_title("a")')).toEqual([
      2,
      'a soft assertion has no counterpart in C#; write a ```cs fence below it',
    ]);
    expect(lineOf('import time\n\ntime.sleep(1)')).toEqual([
      3,
      'time.sleep of Python cannot be translated; write a ```cs fence below it',
    ]);
    expect(lineOf('response = await request.get("/")\nuser = await response.json()\nuser["name"] = "a"')[1]).toContain(
      'a change of JSON cannot be translated',
    );
    expect(lineOf('print(context.service_workers)')[1]).toContain(
      'BrowserContext.service_workers has no counterpart in C#',
    );
  });
});

describe('long lines', () => {
  const long = (text: string): string => formatCsharp(text);
  const name = 'x'.repeat(40);

  it('break at the calls of a chain', () => {
    expect(long(`await page.GetByText("${name}").Filter(new() { HasText = "${name}" }).ClickAsync();`)).toBe(
      `await page.GetByText("${name}")\n    .Filter(new() { HasText = "${name}" })\n    .ClickAsync();`,
    );
  });

  it('break options, with the braces on lines of their own', () => {
    expect(long(`await page.GotoAsync("${name}", new() { Referer = "${name}", Timeout = 1 });`)).toBe(
      `await page.GotoAsync("${name}", new()\n{\n    Referer = "${name}",\n    Timeout = 1,\n});`,
    );
  });

  it('break the arguments of an assertion', () => {
    expect(long(`Assert.That(await page.EvaluateAsync<string>("${name}"), Is.EqualTo("${name}"));`)).toBe(
      `Assert.That(\n    await page.EvaluateAsync<string>("${name}"),\n    Is.EqualTo("${name}"));`,
    );
  });

  it('do not break at commas of types and texts', () => {
    expect(long(`Call(new() { A = new Dictionary<string, string> { ["a"] = "${name}" }, B = "x, ${name}" });`)).toBe(
      `Call(new()\n{\n    A = new Dictionary<string, string> { ["a"] = "${name}" },\n    B = "x, ${name}",\n});`,
    );
  });

  it('keep raw strings, and indent them with their statement', () => {
    expect(long('if (a)\n{\nCall("""\n<p>\n  {\n</p>\n""");\n}')).toBe(
      'if (a)\n{\n    Call("""\n        <p>\n          {\n        </p>\n        """);\n}',
    );
  });
});
