import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, ElementContent, Nodes, Root} from 'hast';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {edition} from '@site/editions';
import {pageText} from '@site/src/content/pageText';
import {listPages} from '@site/src/content/listPages';
import {pageOf} from '@site/src/content/pageFiles';
import {sourceEdition} from '@site/src/data/editions';
import {versions} from '@site/src/content/versions';
import {baseUrl, readRoute} from './builtPages';

const root = path.resolve(__dirname, '../../..');
const setupFence = /^ *```html setup\b/gm;

/** Documents with pages under test: their route, and how many of their fences are setups. */
const documents = [
  {version: versions.next, prefix: 'docs/next/'},
  {version: versions.stable, prefix: 'docs/'},
].flatMap(({version, prefix}) =>
  listPages(root, version.folder, edition.name).flatMap((file) => {
    const reading = {edition: edition.name, version: version.library};
    const {text} = pageText(readFileSync(path.join(root, file), 'utf8'), file, reading);
    const setups = text.match(setupFence)?.length ?? 0;
    return setups > 0 ? [{route: prefix + pageOf(file.slice(version.folder.length + 1)), setups}] : [];
  }),
);

const parser = unified().use(rehypeParse, {fragment: true});
const isElement = (node: Nodes | undefined): node is Element => node?.type === 'element';

function classesOf({properties}: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

/** The elements of a tree in the order of the document, each with the element after it. */
function elementsOf(node: Root | Element): {element: Element; next: Element | undefined}[] {
  const children = (node.children as ElementContent[]).filter(isElement);
  return children.flatMap((element, index) => [{element, next: children[index + 1]}, ...elementsOf(element)]);
}

it('there are many of them in both versions', () => {
  expect(documents.filter(({route}) => route.startsWith('docs/next/')).length).toBeGreaterThan(30);
  expect(documents.filter(({route}) => !route.startsWith('docs/next/')).length).toBeGreaterThan(30);
});

describe.each(documents)(`${baseUrl}$route`, ({route, setups}) => {
  const html = readRoute(route);
  const article = html.slice(html.indexOf('theme-doc-markdown'), html.indexOf('</article>'));
  const elements = elementsOf(parser.parse(`<div class="${article}`));
  const pages = elements.filter(({element}) => 'dataPageUnderTest' in element.properties);

  it('folds the HTML of every page under test', () => {
    // Class pages of other editions leave out members, with their samples.
    if (route.includes('/api/') && edition.name !== sourceEdition) expect(pages.length).toBeLessThanOrEqual(setups);
    else expect(pages).toHaveLength(setups);
    expect(pages.filter(({element}) => 'open' in element.properties)).toEqual([]);
  });

  it('shows the sample before the line that opens the HTML of its page', () => {
    const isSample = (element: Element | undefined) =>
      element !== undefined &&
      classesOf(element).some((name) => name === 'tabs-container' || name === 'language-py' || name === 'language-ts');
    expect(pages.filter(({next}) => isSample(next))).toEqual([]);
  });

  it('shows rendered pages without ids, styles, handlers and scripts, and out of reach', () => {
    for (const {element, next} of elements.filter(({element}) => 'inert' in element.properties)) {
      expect(next?.properties).toHaveProperty('dataPageUnderTest');
      for (const {element: part} of elementsOf(element)) {
        expect(part.tagName).not.toMatch(/^(?:script|style|iframe|link|h\d|main|nav|header|footer)$/);
        const names = Object.keys(part.properties);
        expect(names.filter((name) => /^(?:id|style|href|src|for|name|on.*|aria.*|role|tabIndex)$/.test(name))).toEqual(
          [],
        );
      }
    }
  });
});
