import {expect, it} from 'vitest';
import {deriveSync} from '../../../src/languages/python/deriveSync';

const pairs: Record<string, [string, string]> = {
  'removes await before a call': ['await page.goto("/")', 'page.goto("/")'],
  'removes parentheses that only contain an await': [
    'text = (await page.title()).lower()',
    'text = page.title().lower()',
  ],
  'removes nested parentheses': ['x = (await (await page.query()).first()).y', 'x = page.query().first().y'],
  'keeps parentheses that contain an operator': ['if (await a() or b):', 'if (a() or b):'],
  'keeps parentheses over several lines': ['x = (\n    await page.title()\n)', 'x = (\n    page.title()\n)'],
  'keeps the parentheses of a call': ['print(await page.title())', 'print(page.title())'],
  'removes parentheses after a keyword': ['if not (await box.is_checked()):', 'if not box.is_checked():'],
  'converts async with': [
    'async with page.expect_popup() as popup_info:\n    await page.click("a")\npopup = await popup_info.value',
    'with page.expect_popup() as popup_info:\n    page.click("a")\npopup = popup_info.value',
  ],
  'converts async for and async def': [
    'async def rows():\n    async for row in table:\n        yield row',
    'def rows():\n    for row in table:\n        yield row',
  ],
  'converts comprehensions': [
    'texts = [await row.inner_text() for row in rows if await row.is_visible()]\nall_ = [x async for x in xs]',
    'texts = [row.inner_text() for row in rows if row.is_visible()]\nall_ = [x for x in xs]',
  ],
  'does not change strings and comments': [
    'x = "await async"  # await the popup\ny = """\nasync def\nawait x\n"""\nawait z',
    'x = "await async"  # await the popup\ny = """\nasync def\nawait x\n"""\nz',
  ],
  'does not change names that start with a keyword': [
    'await_all = asynchronous = await x',
    'await_all = asynchronous = x',
  ],
  'converts a program': [
    'import asyncio\nfrom playwright.async_api import async_playwright, expect\n\n\nasync def main():\n    async with async_playwright() as p:\n        browser = await p.chromium.launch()\n\n\nasyncio.run(main())',
    'from playwright.sync_api import sync_playwright, expect\n\n\ndef main():\n    with sync_playwright() as p:\n        browser = p.chromium.launch()\n\n\nmain()',
  ],
  'keeps lambdas and line continuations': [
    'page.on("dialog", lambda dialog: dialog.accept())\nawait page \\\n    .title()',
    'page.on("dialog", lambda dialog: dialog.accept())\npage \\\n    .title()',
  ],
};

for (const [name, [written, derived]] of Object.entries(pairs)) {
  it(name, () => expect(deriveSync(written)).toBe(derived));
}

it.each([
  ['import asyncio\n\nawait asyncio.sleep(1)', /line 3: no sync equivalent for asyncio\.sleep .*wait for/],
  ['x = 1\nawait asyncio.gather(a(), b())', /line 2: no sync equivalent for asyncio\.gather/],
  ['from asyncio import run', /line 1: no sync equivalent for asyncio;/],
  ['import asyncio, re', /line 1: no sync equivalent for asyncio;/],
  ['x = 1\nhandler: Callable[[Route], Awaitable[None]]', /line 2: no sync equivalent for Awaitable/],
  ['async def rows() -> AsyncIterator[Page]: ...', /line 1: no sync equivalent for AsyncIterator/],
  ['async = 3', /"async" before anything other than/],
  ['x = "never closed', /line 1: """ is not valid Python here/],
  ['x = 1 ? 2', /"\?" is not valid Python here/],
])('throws an error with line and remedy for %j', (code, message) => expect(() => deriveSync(code)).toThrow(message));
