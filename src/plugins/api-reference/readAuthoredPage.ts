import type {Heading, List, ListItem, Root, RootContent} from 'mdast';
import {lineOf, textOf} from '../../content/mdast';

/** A class page as authors write it: the content before the first heading, then groups of members. */
export type AuthoredPage = {title: string | undefined; opening: RootContent[]; groups: AuthoredGroup[]};
export type AuthoredGroup = {name: string; line: number; members: AuthoredMember[]; stray: RootContent[]};
export type AuthoredMember = {
  name: string;
  line: number;
  heading: Heading;
  /** Text and samples, without the list of parameters. */
  blocks: RootContent[];
  items: AuthoredItem[];
};

/** A list item that describes a parameter, a key or the return value. */
export type AuthoredItem = {name: string; line: number; description: RootContent[]; nested: AuthoredItem[]};

/** Name of the list item about the return value. Authors write it without backticks to distinguish it from a parameter. */
export const returnsItem = 'returns';

/** Splits the tree of `docs/api/class-*.mdx` by its headings. */
export function readAuthoredPage(tree: Root): AuthoredPage {
  const page: AuthoredPage = {title: undefined, opening: [], groups: []};
  let group: AuthoredGroup | undefined;
  let member: AuthoredMember | undefined;
  for (const node of tree.children) {
    if (node.type === 'yaml') {
      page.title = /^title:\s*(.+?)\s*$/m.exec(node.value)?.[1]?.replace(/^(['"])(.*)\1$/, '$2');
    } else if (node.type === 'heading' && node.depth <= 2) {
      group = {name: textOf(node), line: lineOf(node), members: [], stray: []};
      member = undefined;
      page.groups.push(group);
    } else if (node.type === 'heading' && node.depth === 3 && group) {
      member = {name: textOf(node).replace(/\(\)$/, ''), line: lineOf(node), heading: node, blocks: [], items: []};
      group.members.push(member);
    } else if (member) {
      member.blocks.push(node);
    } else if (group) {
      group.stray.push(node);
    } else {
      page.opening.push(node);
    }
  }
  for (const each of page.groups.flatMap((entry) => entry.members)) takeList(each);
  return page;
}

/** Whether a node is a comment, such as `{/* other api *\/}`. */
export const isComment = (node: RootContent): boolean => node.type === 'mdxFlowExpression';

/** Moves the list of parameters to `items`: the last block, if it is a list whose items all start with a name. */
function takeList(member: AuthoredMember): void {
  const last = member.blocks.filter((node) => !isComment(node)).at(-1);
  if (last?.type !== 'list' || !isNamed(last)) return;
  member.blocks = member.blocks.filter((node) => node !== last);
  member.items = last.children.map(readItem);
}

/** Whether all items of a list start with inline code or "returns". */
export const isNamed = (list: List): boolean =>
  !list.ordered && list.children.every((item) => readItemName(item) !== undefined);

function readItemName(item: ListItem): string | undefined {
  const first = item.children[0];
  if (first?.type !== 'paragraph') return undefined;
  const start = first.children[0];
  if (start?.type === 'inlineCode') return start.value.replace(/=$/, '').replace(/^"(.*)"$/, '$1');
  return start?.type === 'text' && /^returns\b/.test(start.value) ? returnsItem : undefined;
}

/** Reads "- `name` Description." with its nested items. */
export function readItem(item: ListItem): AuthoredItem {
  const name = readItemName(item) ?? '';
  const [first, ...blocks] = item.children;
  const description: RootContent[] = [];
  if (first?.type === 'paragraph') {
    const [start, ...others] = first.children;
    const rest = start?.type === 'inlineCode' ? others : first.children;
    const head = rest[0];
    const pattern = start?.type === 'inlineCode' ? /^[\s:—–-]+/ : /^returns[\s:—–-]*/;
    const trimmed =
      head?.type === 'text' ? [{...head, value: head.value.replace(pattern, '')}, ...rest.slice(1)] : rest;
    const content = trimmed.filter((node) => node.type !== 'text' || node.value !== '');
    if (content.length > 0) description.push({...first, children: content});
  }
  const nested: AuthoredItem[] = [];
  for (const block of blocks) {
    if (block.type === 'list' && isNamed(block) && nested.length === 0) nested.push(...block.children.map(readItem));
    else description.push(block);
  }
  return {name, line: lineOf(item), description, nested};
}
