import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {InlineCode, Parent, Root, RootContent} from 'mdast';
import {lineOf, textOf} from '../../content/mdast';
import {textForVersion} from '../../content/passages';
import {type ItemWords, isNamed, readItem} from './readWords';

/** Words that many members share, from `docs/api/_shared.mdx`: by parameter and members, and by dict type and key. */
export type SharedWords = {
  file: string;
  parameters: Map<string, ScopedWords[]>;
  types: Map<string, ItemWords[]>;
};
type ScopedWords = {patterns: RegExp[]; item: ItemWords};

export type Parse = (text: string) => Root;

const cache = new Map<string, {changed: number; words: SharedWords}>();

/**
 * Reads `_shared.mdx` of the folder of a page, as its version has it; there is one per version, since words are cut with
 * their version.
 *
 * @throws Error with file and line when something in it has no place
 */
export function loadSharedWords(folder: string, version: string, parse: Parse, root: string): SharedWords {
  const file = path.join(folder, '_shared.mdx');
  const shown = path.relative(root, file).split(path.sep).join('/');
  if (!existsSync(file)) return {file: shown, parameters: new Map(), types: new Map()};
  const changed = statSync(file).mtimeMs;
  const known = cache.get(file);
  if (known?.changed === changed) return known.words;
  const tree = parse(textForVersion(readFileSync(file, 'utf8'), version, shown, {keepLines: true}));
  markSource(tree, shown);
  const words = readSharedWords(tree, shown);
  cache.set(file, {changed, words});
  return words;
}

/** Lets inline code tell which file it comes from, for errors about its name (`api-links`). */
function markSource(node: Parent, file: string): void {
  for (const child of node.children) {
    if (child.type === 'inlineCode') child.data = {...child.data, file} as InlineCode['data'];
    else if ('children' in child) markSource(child, file);
  }
}

/**
 * Reads the tree of the shared words.
 *
 * `## Parameters`, under it `### name` and a list: "- `Class.member` `*.other` Words." says for which members (`*` stands
 * for any text); the first item that fits wins. `## Types`, under it `### ViewportSize` and "- `width` Words.".
 */
export function readSharedWords(tree: Root, file: string): SharedWords {
  const words: SharedWords = {file, parameters: new Map(), types: new Map()};
  let part = '';
  let name = '';
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) {
      part = textOf(node);
      name = '';
    } else if (node.type === 'heading') {
      name = textOf(node);
      if (words.parameters.has(name) || words.types.has(name))
        throw misplaced(file, node, `"${name}" stands here a second time; merge the two`);
    } else if (node.type === 'list') {
      if (!isNamed(node)) throw misplaced(file, node, 'every item must open with a name in inline code');
      const items = node.children.map(readItem);
      if (part === 'Types' && name) words.types.set(name, items);
      else if (part === 'Parameters' && name)
        words.parameters.set(
          name,
          items.map((item) => scoped(item)),
        );
      else throw misplaced(file, node, 'a list must stand under "### name" within "## Parameters" or "## Types"');
    } else if (node.type !== 'yaml' && node.type !== 'mdxFlowExpression' && part) {
      throw misplaced(file, node, 'only lists stand under the headings of shared words');
    }
  }
  return words;
}

/** Takes the further patterns off the words: "`Page.goto` `*.reload` Words" opens with two. */
function scoped(item: ItemWords): ScopedWords {
  const patterns = [item.name];
  const [first, ...rest] = item.words;
  if (first?.type !== 'paragraph') return {patterns: patterns.map(patternOf), item};
  let children = [...first.children];
  while (children[0]?.type === 'inlineCode' && /^[A-Z*][\w*]*\.[\w*]+$/.test(children[0].value)) {
    patterns.push(children[0].value);
    children = children.slice(1);
    const head = children[0];
    if (head?.type === 'text') children = [{...head, value: head.value.trimStart()}, ...children.slice(1)];
    if (children[0]?.type === 'text' && children[0].value === '') children = children.slice(1);
  }
  return {patterns: patterns.map(patternOf), item: {...item, words: [{...first, children}, ...rest]}};
}

/** Shared words for a parameter of a member, if there are any. */
export function sharedParameter(
  words: SharedWords,
  className: string,
  member: string,
  name: string,
): ItemWords | undefined {
  const full = `${className}.${member}`;
  return words.parameters.get(name)?.find(({patterns}) => patterns.some((pattern) => pattern.test(full)))?.item;
}

/** Shared words for a key of a dict type, if there are any. */
export function sharedKey(words: SharedWords, type: string, key: string): ItemWords | undefined {
  return words.types.get(type)?.find((item) => item.name === key);
}

/** `*.reload` as a regular expression for `Page.reload`. */
function patternOf(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(/[.*]/g, (found) => (found === '.' ? '\\.' : '.*'))}$`);
}

function misplaced(file: string, node: RootContent, what: string): Error {
  return new Error(`${file}:${lineOf(node)}: ${what}`);
}
