import type {Element, ElementContent, Nodes, Root} from 'hast';
import {describe, expect, it} from 'vitest';
import lineBreaks from '../../../src/plugins/line-breaks';
import {sliceParts, splitForBreaks, type CodePart} from '../../../src/utils/lineBreaks';

/** Writes a possible break as `|`, and an unbroken part in braces. */
const print = (parts: CodePart[]) =>
  parts
    .map(({text, isUnbroken, mayBreakBefore}) => (mayBreakBefore ? '|' : '') + (isUnbroken ? `{${text}}` : text))
    .join('');

describe('splitForBreaks', () => {
  it.each([
    ['page.wait_for_load_state()', 'page.|wait_|for_|load_|state()'],
    ['page.goto()', 'page.goto()'],
    ['page.title() -> str', 'page.title() {->} str'],
    ['--with-deps chromium', '{--with-deps} chromium'],
    ['chromium-tip-of-tree-headless-shell', 'chromium-tip-of-tree-headless-shell'],
    ['playwright==1.55.0', 'playwright==1.55.0'],
    ['__name_that_is_long__', '__name_|that_|is_|long__'],
    ['page.is_closed()', 'page.|is_closed()'],
    ['--browser-channel chrome', '{--browser-}|channel chrome'],
    ['["--use-fake-device-for-media"]', '{["--use-}|fake-device-for-media"]'],
    ['goto("https://example.com")', 'goto(|"https://|example.|com")'],
    ['content="omit"', 'content=|"omit"'],
    ['@playwright/test', '@playwright/|test'],
    ['[pressed=mixed]', '[pressed=|mixed]'],
    ['ConsoleMessage', 'Console|Message'],
    ['PLAYWRIGHT_BROWSERS_PATH', 'PLAYWRIGHT_|BROWSERS_|PATH'],
    ['"2030-01-31T08:00:00Z"', '"2030-01-31T08:00:00Z"'],
    ['page.goto()', 'page.|goto()', 8],
    ['tip-of-tree', '{tip-of-tree}', 8],
  ])('splits %s', (code, expected, longestWord = 12) => {
    expect(print(splitForBreaks(code, longestWord))).toBe(expected);
  });

  it('keeps the text, also in slices', () => {
    const code = 'context.set_default_navigation_timeout(timeout) -> None';
    const parts = splitForBreaks(code, 12);
    const slices = [0, 10, 20].map((start, index, all) => sliceParts(parts, start, all[index + 1] ?? code.length));
    for (const list of [parts, slices.flat()]) expect(list.map(({text}) => text).join('')).toBe(code);
  });
});

describe('the plugin', () => {
  const around = (tagName: string, child: ElementContent): Element => {
    return {type: 'element', tagName, properties: {}, children: [child]};
  };
  const code = (value: string) => around('code', {type: 'text', value});
  const run = (tree: Root) => {
    lineBreaks()(tree);
    return tree.children;
  };

  /** Writes the text of a node, with `|` for each `<wbr>` and braces around unbroken parts. */
  const textOf = (node: Nodes): string => {
    if (node.type === 'text') return node.value;
    if (node.type === 'element' && node.tagName === 'wbr') return '|';
    const text = 'children' in node ? node.children.map(textOf).join('') : '';
    return node.type === 'element' && node.properties.className ? `{${text}}` : text;
  };

  it.each([
    ['a cell', around('td', around('a', code('page.get_by_label()'))), 'page.|get_|by_|label()'],
    ['the head of a table', around('th', code('browser.new_context()')), 'browser.|new_|context()'],
    ['a flag in a paragraph', around('p', code('pytest --headed')), 'pytest {--headed}'],
    [
      'a long name in a paragraph',
      around('p', code('expect(locator).to_have_accessible_name()')),
      'expect(locator).|to_have_accessible_name()',
    ],
    [
      'a heading',
      around('h3', {type: 'text', value: 'net::ERR_INTERNET_DISCONNECTED'}),
      'net::ERR_|INTERNET_|DISCONNECTED',
    ],
  ])('inserts breaks into %s', (_, node, expected) => {
    expect(run({type: 'root', children: [node]}).map(textOf)).toEqual([expected]);
  });

  it.each([
    ['short names', around('td', code('goto'))],
    ['code that fits into a line', around('p', code('page.get_by_label()'))],
    ['words of headings that fit into a line', around('h2', {type: 'text', value: 'Install the browsers'})],
    ['code blocks', around('pre', code('playwright install --with-deps'))],
  ])('does not change %s', (_, node) => {
    expect(run({type: 'root', children: [structuredClone(node)]})).toEqual([node]);
  });
});
