import {expect, test} from 'vitest';
import {deriveSync} from '@site/src/languages/python/deriveSync';

const pairs: Record<string, [string, string]> = {
  'drops await before a call': ['await page.goto("/")', 'page.goto("/")'],
  'opens brackets that only held an await': ['text = (await page.title()).lower()', 'text = page.title().lower()'],
  'opens nested brackets': ['x = (await (await page.query()).first()).y', 'x = page.query().first().y'],
  'keeps brackets that hold an operator': ['if (await a() or b):', 'if (a() or b):'],
  'keeps brackets over several lines': ['x = (\n    await page.title()\n)', 'x = (\n    page.title()\n)'],
  'keeps the brackets of a call': ['print(await page.title())', 'print(page.title())'],
  'keeps a keyword apart': ['if not(await box.is_checked()):', 'if not box.is_checked():'],
  'async with': [
    'async with page.expect_popup() as popup_info:\n    await page.click("a")\npopup = await popup_info.value',
    'with page.expect_popup() as popup_info:\n    page.click("a")\npopup = popup_info.value',
  ],
  'async for and async def': [
    'async def rows():\n    async for row in table:\n        yield row',
    'def rows():\n    for row in table:\n        yield row',
  ],
  comprehensions: [
    'texts = [await row.inner_text() for row in rows if await row.is_visible()]\nall_ = [x async for x in xs]',
    'texts = [row.inner_text() for row in rows if row.is_visible()]\nall_ = [x for x in xs]',
  ],
  'f-strings, nested quotes and format': [
    `print(f"{await page.title()!r:>10} {{await}} {(await page.evaluate('1'))['a']}")`,
    `print(f"{page.title()!r:>10} {{await}} {page.evaluate('1')['a']}")`,
  ],
  'strings and comments stay': [
    'x = "await async"  # await the popup\ny = """\nasync def\nawait x\n"""\nawait z',
    'x = "await async"  # await the popup\ny = """\nasync def\nawait x\n"""\nz',
  ],
  'names that only begin like keywords stay': ['await_all = asynchronous = await x', 'await_all = asynchronous = x'],
  'a whole program': [
    'import asyncio\nfrom playwright.async_api import async_playwright, expect\n\n\nasync def main():\n    async with async_playwright() as p:\n        browser = await p.chromium.launch()\n\n\nasyncio.run(main())',
    'from playwright.sync_api import sync_playwright, expect\n\n\ndef main():\n    with sync_playwright() as p:\n        browser = p.chromium.launch()\n\n\nmain()',
  ],
  'import asyncio among others': ['import asyncio, re\nimport os', 'import re\nimport os'],
  'import asyncio on its own paragraph': ['import re\n\nimport asyncio\n\nawait x', 'import re\n\nx'],
  'decorators, methods and context manager names': [
    '@contextlib.asynccontextmanager\nasync def opened() -> AsyncIterator[Page]:\n    yield page\n\nclass A:\n    async def __aenter__(self): ...',
    '@contextlib.contextmanager\ndef opened() -> Iterator[Page]:\n    yield page\n\nclass A:\n    def __enter__(self): ...',
  ],
  'awaitable types': [
    'from typing import Any, Awaitable, Callable, Coroutine\n\nHandler = Callable[[Route], Awaitable[None]]\nx: Coroutine[Any, Any, list[str]]',
    'from typing import Any, Callable\n\nHandler = Callable[[Route], None]\nx: list[str]',
  ],
  'an import in brackets': [
    'from typing import (\n    Awaitable,\n    Callable,\n)\nx: Callable[[], Awaitable[int]]',
    'from typing import (\n    Callable,\n)\nx: Callable[[], int]',
  ],
  'an import that goes whole': [
    'from collections.abc import Awaitable\nfrom playwright.async_api import Page\nx: Awaitable[int]',
    'from playwright.sync_api import Page\nx: int',
  ],
  'lambdas and line continuation': [
    'page.on("dialog", lambda dialog: dialog.accept())\nawait page \\\n    .title()',
    'page.on("dialog", lambda dialog: dialog.accept())\npage \\\n    .title()',
  ],
};

for (const [name, [written, derived]] of Object.entries(pairs)) {
  test(name, () => expect(deriveSync(written)).toBe(derived));
}

test.each([
  ['import asyncio\n\nawait asyncio.sleep(1)', /line 3: no sync form for asyncio\.sleep .*wait for/],
  ['x = 1\nawait asyncio.gather(a(), b())', /line 2: no sync form for asyncio\.gather/],
  ['f"{await asyncio.sleep(1)}"', /line 1: no sync form for asyncio\.sleep/],
  ['from asyncio import run', /write "import asyncio"/],
  ['x: Awaitable', /without a result type/],
  ['async = 3', /"async" before something else/],
  ['x = "never closed', /line 1: this string never ends/],
  ['x = 1 ? 2', /Python knows no "\?"/],
])('%j has no sync form', (code, message) => expect(() => deriveSync(code)).toThrow(message));
