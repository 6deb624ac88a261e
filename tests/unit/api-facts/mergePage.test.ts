import type {Root} from 'mdast';
import {expect, it} from 'vitest';
import {groupOf} from '../../../src/plugins/api-facts/groups';
import {mergePage} from '../../../src/plugins/api-facts/mergePage';
import {outlinePage} from '../../../src/plugins/api-facts/outlinePage';
import {readWords} from '../../../src/plugins/api-facts/readWords';
import {receiverOf, signatureOf} from '../../../src/languages/python/signature';
import {textOf} from '../../../src/content/mdast';
import type {ApiFacts} from '../../../src/content/api/types';
import {contextOf, next, nodesOf, parse, stable, wordsFor} from './fixtures';

function merged(className: string, facts: ApiFacts = next, text?: string): Root {
  const context = contextOf(className, facts);
  const tree = parse(text ?? wordsFor(outlinePage(context)));
  mergePage(tree, readWords(tree), context, (name) =>
    name in facts.classes ? `./class-${name.toLowerCase()}.mdx` : undefined,
  );
  return tree;
}

function signature(className: string, name: string, kind = 'method', facts = next): string {
  const entry = facts.classes[className];
  const member = entry?.members.find((each) => each.name === name && each.kind === kind);
  if (!entry || !member) throw new Error(`no ${className}.${name}`);
  const {asyncKeyword, text} = signatureOf(member, receiverOf(className, entry.id));
  return asyncKeyword ? `[${asyncKeyword}] ${text}` : text;
}

it.each([
  [
    'Page',
    'goto',
    'method',
    '[await] page.goto(url, *, timeout=None, wait_until=None, referer=None) -> Response | None',
  ],
  [
    'Page',
    'locator',
    'method',
    'page.locator(selector, *, has_text=None, has_not_text=None, has=None, has_not=None) -> Locator',
  ],
  ['Page', 'expect_popup', 'method', '[async] with page.expect_popup(predicate=None, *, timeout=None) as info'],
  ['Page', 'url', 'property', 'page.url: str'],
  ['Page', 'dialog', 'event', 'page.on("dialog", handler)'],
  ['LocatorAssertions', 'to_be_empty', 'method', '[await] expect(locator).to_be_empty(*, timeout=None) -> None'],
  ['BrowserContext', 'cookies', 'method', '[await] context.cookies(urls=None) -> list[Cookie]'],
])('writes the signature of %s.%s', (className, name, kind, expected) => {
  expect(signature(className, name, kind)).toBe(expected);
});

it('puts members in the order of the alphabet, whatever the order of the words', () => {
  const names = [...nodesOf(merged('Dialog'))].filter((node) => node.type === 'heading').map(textOf);
  expect(names).toEqual(['Methods', 'accept', 'dismiss', 'Properties', 'default_value', 'message', 'page', 'type']);
});

/** The list of a member as text, one line per term or description. */
function listOf(tree: Root, id: string): string[] {
  const start = tree.children.findIndex(
    (node) => node.type === 'heading' && JSON.stringify(node.data).includes(`"${id}"`),
  );
  const list = tree.children.slice(start + 1).find((node) => node.type === 'mdxJsxFlowElement' && node.name === 'dl');
  return list && 'children' in list ? list.children.map((node) => textOf(node)) : [];
}

it('tells of each parameter its type, whether it is required, and since when it is there', () => {
  const list = listOf(merged('BrowserContext'), 'browser-context-route');
  expect(list[0]).toBe('url str | Pattern[str] | Callable[[str], bool] required');
  expect(list[2]).toBe('handler Callable[[Route], Any] | Callable[[Route, Request], Any] required');
  expect(list[4]).toBe('times int optional, keyword-only added in 1.15');
});

it('shows the keys of dict types below the parameter', () => {
  const list = listOf(merged('Touchscreen'), 'touchscreen-tap');
  expect(list).toEqual([
    'x float required',
    expect.stringContaining('left edge'),
    'y float required',
    expect.stringContaining('upper edge'),
  ]);
  const click = listOf(merged('Locator'), 'locator-hover').find((line) => line.includes('CSS pixels'));
  expect(click).toContain('x float requiredCSS pixels to the right.y float requiredCSS pixels down.');
});

it('links the classes in a type, and not the rest of it', () => {
  const links = [...nodesOf(merged('Page'))].flatMap((node) =>
    node.type === 'link' ? [`${textOf(node)} ${node.url}`] : [],
  );
  expect(links).toContain('Response ./class-response.mdx');
  expect(links.filter((link) => /^(str|Pattern|None|Position)/.test(link))).toEqual([]);
});

const badges = (tree: Root): string[] =>
  [...nodesOf(tree)].flatMap((node) =>
    node.type === 'mdxJsxTextElement' && JSON.stringify(node.attributes).includes('api-badge') ? [textOf(node)] : [],
  );

it('marks what is deprecated in the version of the page only', () => {
  const count = (facts: ApiFacts): number => badges(merged('BrowserContext', facts)).length;
  expect(count(next) - count(stable)).toBe(2); // background_pages and the event backgroundpage
});

it('groups a member by the newest version, so that one text serves both', () => {
  const pages = stable.classes.BrowserContext?.members.find(({name}) => name === 'background_pages');
  expect(pages && groupOf(pages, next.classes.BrowserContext)).toBe('Deprecated');
  expect(pages && groupOf(pages, stable.classes.BrowserContext)).toBe('Properties');
});

it('puts the filter on long pages only', () => {
  const hasFilter = (className: string): boolean =>
    merged(className).children.some((node) => node.type === 'mdxJsxFlowElement' && node.name === 'ApiFilter');
  expect(hasFilter('Page')).toBe(true);
  expect(hasFilter('Dialog')).toBe(false);
});

it('lists what a class inherits', () => {
  const text = merged('ElementHandle')
    .children.map(textOf)
    .find((line) => line.startsWith('Inherited'));
  expect(text).toBe(
    'Inherited from JSHandle: dispose(), evaluate(), evaluate_handle(), get_properties(), get_property(), json_value().',
  );
});

it('copies shared words, since later steps change nodes in place', () => {
  const words = [...nodesOf(merged('Page'))].filter(
    (node) => node.type === 'text' && node.value.startsWith('Milliseconds to wait'),
  );
  expect(new Set(words).size).toBe(words.length);
});

it('makes plain elements, which the components of the theme leave alone', () => {
  const made = [...nodesOf(merged('Page'))].filter(
    (node) => node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement',
  );
  expect(made.length).toBeGreaterThan(500);
  expect(made.filter((node) => !node.data || !('_mdxExplicitJsx' in node.data))).toEqual([]);
});
