import type {Element, ElementContent, Nodes, Root} from 'hast';
import {describe, expect, it} from 'vitest';
import {textOf} from '@site/src/content/mdast';
import contentSections from '@site/src/plugins/fast-pages/content-sections';
import {estimateHeight} from '@site/src/plugins/fast-pages/content-sections/estimateHeight';

const el = (tagName: string, ...children: (ElementContent | string)[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: children.map((child) => (typeof child === 'string' ? {type: 'text', value: child} : child)),
});
const words = (count: number) => 'word '.repeat(count).trim();
const heightOf = (section: Element) =>
  Number(/^section-(\d+)$/.exec((section.properties['className'] as string[])[1]!)![1]);

function transform(...children: Element[]): Element[] {
  const root: Root = {type: 'root', children};
  contentSections()(root);
  return root.children as Element[];
}
const isSection = ({properties}: Element) =>
  (properties['className'] as string[] | undefined)?.includes('section-body');

describe('the content after a heading', () => {
  // Each section is about 500 pixels high: 17 lines and a heading.
  const section = (level: string, name: string) => [el(level, name), el('p', `${name} ${words(250)}`)];
  const page = () => [
    el('p', 'opening'),
    ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].flatMap((name) => section('h2', name)),
  ];

  it('is wrapped only if it is far from the top of the page', () => {
    const wrapped = transform(...page()).filter(isSection);
    expect(wrapped.map((node) => textOf(node)[0])).toEqual(['d', 'e', 'f', 'g']);
  });

  it('is wrapped without headings of levels 2 and 3, but with other headings', () => {
    const nodes = transform(...page(), ...section('h3', 'h'), el('h4', 'deep'), el('p', 'below deep'));
    expect(nodes.filter(({tagName}) => /^h\d$/.test(tagName)).map(textOf)).toEqual([...'abcdefgh']);
    expect(nodes.at(-1)!.children).toMatchObject([{tagName: 'p'}, {tagName: 'h4'}, {tagName: 'p'}]);
  });

  it('keeps all text in the same order', () => {
    const before = page().map(textOf).join('');
    expect(
      transform(...page())
        .map(textOf)
        .join(''),
    ).toBe(before);
  });

  it('has an estimated height with an error below 20 %', () => {
    // 1252 characters with 78 per line: 17 lines of 26 pixels and a margin.
    for (const node of transform(...page()).filter(isSection)) {
      expect(heightOf(node)).toBeGreaterThan(460 * 0.8);
      expect(heightOf(node)).toBeLessThan(460 * 1.2);
    }
  });

  it('is not wrapped if it is only white space', () => {
    const root: Root = {type: 'root', children: [...page(), el('h2', 'last'), {type: 'text', value: '\n'}]};
    contentSections()(root);
    expect(root.children.slice(-2)).toEqual([el('h2', 'last'), {type: 'text', value: '\n'}]);
  });

  it('is not wrapped on a page without headings', () => {
    const children = [el('p', words(4000)), el('p', words(4000))];
    expect(transform(...children)).toEqual(children);
  });
});

describe('estimateHeight', () => {
  const jsx = (name: string, ...children: ElementContent[]): ElementContent =>
    ({type: 'mdxJsxFlowElement', name, attributes: [], children}) as unknown as ElementContent;

  it('counts the lines of code', () => {
    const heightOfLines = (lines: number) => estimateHeight(el('pre', el('code', 'x\n'.repeat(lines))));
    expect(heightOfLines(20) - heightOfLines(10)).toBe(210);
  });

  it('counts only one panel of tabs', () => {
    const panel = (lines: number) => jsx('TabItem', el('pre', el('code', 'x\n'.repeat(lines))));
    const both = estimateHeight(jsx('Tabs', panel(10), panel(12)));
    const higher = estimateHeight(panel(12));
    expect(both).toBeGreaterThan(higher);
    expect(both).toBeLessThan(higher + 100);
  });

  it('counts a folded page under test as a line, and a rendered one as a card without its HTML', () => {
    const code = el('pre', el('code', 'x\n'.repeat(10)));
    const page = (html: string[]) =>
      estimateHeight({
        ...jsx('PageUnderTest', code),
        attributes: html.map((value) => ({type: 'mdxJsxAttribute', name: 'html', value})),
      } as Nodes);
    expect(page([])).toBe(estimateHeight(el('p', 'x')) - 16);
    expect(page(['<p>'])).toBeGreaterThan(page([]) * 4);
  });

  it('uses the longest cell as the height of a table row', () => {
    const row = (...cells: string[]) => el('tr', ...cells.map((cell) => el('td', cell)));
    expect(estimateHeight(el('tbody', row('a', words(40))))).toBe(estimateHeight(el('tbody', row(words(40), 'b'))));
    expect(estimateHeight(el('tbody', row('a', 'b'), row('c', 'd')))).toBe(
      2 * estimateHeight(el('tbody', row('a', 'b'))),
    );
  });

  it('uses the proportions of a picture', () => {
    const picture = (heightPerWidth: number) => ({...jsx('Picture'), data: {heightPerWidth}}) as ElementContent;
    expect(estimateHeight(picture(1)) - estimateHeight(picture(0.5))).toBe(368);
  });

  it('ignores white space and comments', () => {
    expect(estimateHeight({type: 'text', value: '\n  '})).toBe(0);
    expect(estimateHeight({type: 'comment', value: 'x'})).toBe(0);
  });
});
