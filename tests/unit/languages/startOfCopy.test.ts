import {expect, it} from 'vitest';
import {startOfCopy} from '../../../src/languages/python/startOfCopy';

it('imports what a fragment uses without an import, from the API of the form', () => {
  const code = 'expect(page.get_by_text(re.compile("a"))).to_be_visible()';
  expect(startOfCopy(code, [], 'sync')).toBe('import re\nfrom playwright.sync_api import expect\n\n');
  expect(startOfCopy(`await ${code}`, [], 'async')).toBe('import re\nfrom playwright.async_api import expect\n\n');
});

it('adds nothing to a fragment that needs only the page', () => {
  expect(startOfCopy('await page.goto("https://example.com")', [], 'async')).toBe('');
  expect(startOfCopy('page.re.expect', [], 'sync')).toBe('');
  expect(startOfCopy('click(expect=1)', [], 'sync')).toBe('');
  expect(startOfCopy('from playwright.sync_api import expect as check, Page\ncheck(page)', [], 'sync')).toBe('');
  expect(startOfCopy('import re\n\nre.compile("a")', [], 'sync')).toBe('');
});

it('continues the imports that the fragment has', () => {
  expect(startOfCopy('from pathlib import Path\n\nexpect(Path("a"))', [], 'sync')).toBe(
    'from playwright.sync_api import expect\n',
  );
});

it('adds definitions of the fragments before it, and what those need, but no other statements', () => {
  const earlier = [
    'items = page.get_by_role("listitem")\nother = 1\nawait items.first.click()',
    'import json\n\n# A comment.\nsale = items.filter(\n    has_text="Sale",\n)\nawait expect(sale).to_be_visible()',
  ];
  expect(startOfCopy('await sale.click()', earlier, 'async')).toBe(
    'items = page.get_by_role("listitem")\nsale = items.filter(\n    has_text="Sale",\n)\n',
  );
  expect(startOfCopy('print(f"{json.dumps(other)!r:>3}")', earlier, 'async')).toBe('import json\n\nother = 1\n');
});

it('sorts imports of Python before those of the library', () => {
  const earlier = ['from pathlib import Path\nprint(Path())'];
  expect(startOfCopy('expect(Path("a"))', earlier, 'sync')).toBe(
    'from pathlib import Path\nfrom playwright.sync_api import expect\n\n',
  );
});

it.each([
  ['a block', 'async with page.expect_popup() as info:\n    await page.click("a")', 'await info.value'],
  ['a function with its decorator', '@cache\ndef total(a, b=1):\n    c = a\n    return c', 'total(1)'],
  ['branches', 'if page.url:\n    name = 1\nelse:\n    name = 2', 'print(name)'],
  ['a loop', 'for key, value in page.items():\n    last = value', 'print(last)'],
  ['several targets', 'a, b = page.x = 1, 2', 'print(b)'],
  ['a type', 'count: int = 1', 'print(count)'],
  ['an assignment in an expression', 'if (name := page.url):\n    pass', 'print(name)'],
])('adds %s as a whole', (_, earlier, code) => {
  expect(startOfCopy(code, [earlier], 'async')).toBe(`${earlier}\n`);
});

it.each([
  ['the fragment assigns the name before it uses it', 'x = 2\nprint(x)'],
  ['the name is a parameter', 'def f(x):\n    return x'],
  ['the name is a parameter of a lambda', 'page.on("dialog", lambda x: x.accept())'],
  ['the name is the variable of a comprehension', 'print([x.a for x in page.frames])'],
  ['the name is local to a function', 'def f():\n    x = 2\n    return x'],
])('adds no definition if %s', (_, code) => {
  expect(startOfCopy(code, ['x = 1'], 'sync')).toBe('');
});

it('adds the definition of a name that the fragment reads and then changes', () => {
  expect(startOfCopy('x = x + 1', ['x = 1'], 'sync')).toBe('x = 1\n');
  expect(startOfCopy('x += 1', ['x = 1'], 'sync')).toBe('x = 1\n');
});

it('adds what only looks as if an import defined it', () => {
  const alias = 'from playwright.sync_api import expect as check\ncheck(expect)';
  expect(startOfCopy(alias, [], 'sync')).toBe('from playwright.sync_api import expect\n');
  expect(startOfCopy('import os.path\nprint(path)', ['path = 1'], 'sync')).toContain('path = 1\n');
});

it('adds the last definition of a name', () => {
  expect(startOfCopy('print(x)', ['x = 1', 'x = 2'], 'sync')).toBe('x = 2\n');
});
