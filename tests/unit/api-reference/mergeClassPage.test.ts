import type {Root, RootContent} from 'mdast';
import {expect, it} from 'vitest';
import {mergeClassPage} from '../../../src/plugins/api-reference/mergeClassPage';
import {outlinePage} from '../../../tools/outline/outlinePage';
import {readTranslatedPage} from '../../../src/plugins/api-reference/readTranslatedPage';
import {readAuthoredPage} from '../../../src/plugins/api-reference/readAuthoredPage';
import {textOf} from '../../../src/content/mdast';
import type {ApiFacts} from '../../../src/content/api/types';
import type {EditionName} from '../../../src/data/editions';
import {parseMdx} from '../../../src/content/readMdx';
import {contextOf, fillOutline, next, nodesOf, stable} from '../apiFixtures';
import {matchFile} from '../matchFile';

function merged(className: string, facts: ApiFacts = next, text?: string): Root {
  const context = contextOf(className, {facts});
  const tree = parseMdx(text ?? fillOutline(outlinePage(context)));
  mergeClassPage(tree, readAuthoredPage(tree), context);
  return tree;
}

/** Writes a node without positions: its name and attributes, and its children. */
function compact(node: RootContent): unknown {
  if (node.type === 'text') return node.value;
  const {type, children, attributes, name, data, ...own} = {children: [], attributes: [], name: '', ...node};
  const written = (attributes as {name: string; value: string}[]).map((each) => ({[each.name]: each.value}));
  const facts = Object.entries(
    Object.assign(own, {position: null}, data?.hProperties, ...written) as Record<string, string>,
  );
  const label = facts.flatMap(([key, value]) => (value == null ? [] : `${key}=${value}`));
  return {[[name || (data?.hName ?? type), ...label].join(' ')]: children.map(compact)};
}

const pages =
  'python Accessibility, python BrowserContext, python ElementHandle, javascript GenericAssertions, javascript Test, java Route, dotnet Accessibility';

it.each(pages.split(', '))('writes the whole page of %s', async (page) => {
  const [edition, className] = page.split(' ') as [EditionName, string];
  const context = contextOf(className, {edition});
  const tree = parseMdx(fillOutline(outlinePage(className in next.classes ? contextOf(className) : context)));
  mergeClassPage(tree, readTranslatedPage(tree, context), context);
  await matchFile(tree.children.map(compact), __dirname, `pages/${edition}-${className}.json`);
});

/** Returns the list of a member as text, one line per term or description. */
function listOf(tree: Root, id: string): string[] {
  const start = tree.children.findIndex(
    (node) => node.type === 'heading' && JSON.stringify(node.data).includes(`"${id}"`),
  );
  const list = tree.children.slice(start + 1).find((node) => node.type === 'mdxJsxFlowElement' && node.name === 'dl');
  return list && 'children' in list ? list.children.map((node) => textOf(node)) : [];
}

it('shows no version of a parameter that is as old as its method, or that only has a new name', () => {
  expect(listOf(merged('LocatorAssertions'), 'locator-assertions-not-to-be-focused')[0]).not.toContain('added in');
  expect(listOf(merged('BrowserType'), 'browser-type-connect')[0]).toMatch(/^(ws_)?endpoint str required$/);
});

const badges = (tree: Root): string[] =>
  [...nodesOf(tree)].flatMap((node) =>
    node.type === 'mdxJsxTextElement' && JSON.stringify(node.attributes).includes('api-badge') ? [textOf(node)] : [],
  );

it('keeps HTML elements, which MDX would replace by components of the theme', () => {
  const inline = [...nodesOf(merged('Page'))].filter(({type}) => type === 'mdxJsxTextElement');
  expect(inline.length).toBeGreaterThan(100);
  expect(inline.filter(({data}) => !(data && '_mdxExplicitJsx' in data && data._mdxExplicitJsx))).toEqual([]);
});

it('shows the Deprecated badge only in versions that deprecate the member', () => {
  const count = (facts: ApiFacts): number => badges(merged('BrowserContext', facts)).length;
  expect(count(next) - count(stable)).toBe(2); // background_pages and the event backgroundpage
});

it('sorts members into the groups of the facts, and shows no empty group', () => {
  const text =
    '---\ntitle: Dialog\n---\n\nWords.\n\n## Methods\n\n### type\n\nWords.\n\n### accept\n\nWords.\n\n## Events\n';
  const headings = merged('Dialog', next, text)
    .children.filter((node) => node.type === 'heading')
    .map(textOf);
  expect(headings).toEqual(['Methods', 'accept', 'Properties', 'type']);
});

it('states what types, names and parts were before, with the class that shows it to readers of older releases', () => {
  const older = [...nodesOf(merged('BrowserType'))].flatMap((node) => {
    const [, release] =
      /older-state since-([\d.]+)/.exec(JSON.stringify('attributes' in node && node.attributes)) ?? [];
    return release === undefined ? [] : [`${release} | ${textOf(node)}`];
  });
  expect(older).toEqual(
    expect.arrayContaining(['1.54 | Removed in 1.54: devtools', '1.56 | Type before 1.56: HttpCredentials']),
  );
});
