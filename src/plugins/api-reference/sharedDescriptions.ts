import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import {lineOf, textOf} from '../../content/mdast';
import {relativePath} from '../../content/pageFiles';
import {pageText, type Reading} from '../../content/pageText';
import {parseMdx} from '../../content/readMdx';
import {visit} from '../../content/visit';
import {type AuthoredItem, isNamed, readItem} from './readAuthoredPage';

/** Descriptions that many members share, from `docs/api/_shared.mdx`: of parameters, and of keys of types. */
export type SharedDescriptions = {
  file: string;
  parameters: Map<string, ScopedItem[]>;
  types: Map<string, AuthoredItem[]>;
};
type ScopedItem = {patterns: RegExp[]; item: AuthoredItem};

const cache = new Map<string, {changed: number; shared: SharedDescriptions}>();

/** Returns the path of the shared descriptions of the class pages in a folder. */
export const sharedFile = (folder: string): string => path.join(folder, '_shared.mdx');

/**
 * Reads the `_shared.mdx` in the folder of a page. Each version has its own file.
 *
 * @param folder absolute path of the folder
 * @param reading edition and version; passages of others are ignored
 * @throws {Error} with file, line and remedy if the structure of the file is wrong
 */
export function loadSharedDescriptions(folder: string, reading: Reading, root: string): SharedDescriptions {
  const file = sharedFile(folder);
  const pathInErrors = relativePath(root, file);
  if (!existsSync(file)) return {file: pathInErrors, parameters: new Map(), types: new Map()};
  const changed = statSync(file).mtimeMs;
  const key = JSON.stringify([file, reading]);
  const known = cache.get(key);
  if (known?.changed === changed) return known.shared;
  const {text, ownLines} = pageText(readFileSync(file, 'utf8'), pathInErrors, reading);
  const tree = parseMdx(text);
  markOrigin(tree, pathInErrors, ownLines);
  const shared = readSharedDescriptions(tree, pathInErrors);
  cache.set(key, {changed, shared});
  return shared;
}

/**
 * Stores the file that text and inline code come from, so that later plugins report errors with the correct file, and
 * whether they use the names of the edition.
 */
function markOrigin(tree: Root, file: string, ownLines: ReadonlySet<number>): void {
  visit(tree, (node) => {
    if (node.type === 'inlineCode' || node.type === 'text')
      node.data = {...node.data, origin: {file, isOwn: ownLines.has(lineOf(node))}};
  });
}

/**
 * Reads the tree of `_shared.mdx`.
 *
 * Below `## Parameters`, each `### name` has a list with items "- `Class.member` `*.other` Description.": patterns for
 * the members that the description applies to, where `*` matches any text. The first item that matches is used.
 * Below `## Types`, each `### ViewportSize` has a list with items "- `width` Description.".
 */
export function readSharedDescriptions(tree: Root, file: string): SharedDescriptions {
  const shared: SharedDescriptions = {file, parameters: new Map(), types: new Map()};
  let part = '';
  let name = '';
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) {
      part = textOf(node);
      name = '';
    } else if (node.type === 'heading') {
      name = textOf(node);
      if (shared.parameters.has(name) || shared.types.has(name))
        throw misplaced(file, node, `"${name}" appears a second time; merge the two sections`);
    } else if (node.type === 'list') {
      if (!isNamed(node)) throw misplaced(file, node, 'every item must start with a name in inline code');
      const items = node.children.map(readItem);
      if (part === 'Types' && name) shared.types.set(name, items);
      else if (part === 'Parameters' && name) shared.parameters.set(name, items.map(scoped));
      else throw misplaced(file, node, 'move the list below a "### name" heading in "## Parameters" or "## Types"');
    } else if (node.type !== 'yaml' && node.type !== 'mdxFlowExpression' && part) {
      throw misplaced(
        file,
        node,
        'only lists are allowed below the headings of this file; move the text into a list item',
      );
    }
  }
  return shared;
}

/** Removes the remaining patterns from the description: "`Page.goto` `*.reload` Description" starts with two. */
function scoped(item: AuthoredItem): ScopedItem {
  const patterns = [item.name];
  const [first, ...rest] = item.description;
  if (first?.type !== 'paragraph') return {patterns: patterns.map(toRegExp), item};
  let children = [...first.children];
  while (children[0]?.type === 'inlineCode' && /^[A-Z*][\w*]*\.[\w*]+$/.test(children[0].value)) {
    patterns.push(children[0].value);
    children = children.slice(1);
    const head = children[0];
    if (head?.type === 'text') children = [{...head, value: head.value.trimStart()}, ...children.slice(1)];
    if (children[0]?.type === 'text' && children[0].value === '') children = children.slice(1);
  }
  return {patterns: patterns.map(toRegExp), item: {...item, description: [{...first, children}, ...rest]}};
}

/** Finds the description of a parameter under the names in the file: outside of passages, those of the source edition. */
export function findParameterItem(
  shared: SharedDescriptions,
  className: string,
  member: string,
  name: string,
): AuthoredItem | undefined {
  const full = `${className}.${member}`;
  return shared.parameters.get(name)?.find(({patterns}) => patterns.some((pattern) => pattern.test(full)))?.item;
}

/** Converts a pattern to a regular expression: `*.reload` matches `Page.reload`. */
const toRegExp = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/[.*]/g, (found) => (found === '.' ? '\\.' : '.*'))}$`);

const misplaced = (file: string, node: RootContent, what: string): Error =>
  new Error(`${file}:${lineOf(node)}: ${what}`);
