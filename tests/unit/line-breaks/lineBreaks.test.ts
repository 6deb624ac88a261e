import type {Element, Root} from 'hast';
import {describe, expect, it} from 'vitest';
import lineBreaks from '@site/src/plugins/line-breaks';
import {sliceParts, splitForBreaks, type CodePart} from '@site/src/utils/lineBreaks';

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
  ])('splits %s', (code, expected) => {
    expect(print(splitForBreaks(code, 12))).toBe(expected);
  });

  it('keeps the text', () => {
    const code = 'context.set_default_navigation_timeout(timeout) -> None';
    expect(
      splitForBreaks(code, 12)
        .map(({text}) => text)
        .join(''),
    ).toBe(code);
  });
});

it('slices parts, and allows a break only before the start of a part', () => {
  const parts = splitForBreaks('page.wait_for_selector() -> None', 12);
  expect(print(sliceParts(parts, 0, 5))).toBe('page.');
  expect(print(sliceParts(parts, 5, 12))).toBe('|wait_|fo');
  expect(print(sliceParts(parts, 12, 32))).toBe('r_|selector() {->} None');
});

describe('the plugin', () => {
  const code = (value: string): Element => ({
    type: 'element',
    tagName: 'code',
    properties: {},
    children: [{type: 'text', value}],
  });
  const around = (tagName: string, child: Element): Element => ({
    type: 'element',
    tagName,
    properties: {},
    children: [child],
  });
  const run = (tree: Root) => {
    lineBreaks()(tree);
    return tree.children;
  };

  it('inserts breaks into long names in cells, also in links', () => {
    const [cell] = run({type: 'root', children: [around('td', around('a', code('page.get_by_label()')))]});
    expect(JSON.stringify(cell)).toContain('"tagName":"wbr"');
    expect(JSON.stringify(cell)).toContain('"type":"mdxJsxTextElement","name":"code"');
  });

  it.each([
    ['short names', around('td', code('goto'))],
    ['code outside of tables', around('p', code('page.get_by_label()'))],
  ])('does not change %s', (_, node) => {
    expect(run({type: 'root', children: [structuredClone(node)]})).toEqual([node]);
  });
});
