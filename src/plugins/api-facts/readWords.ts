import type {Heading, List, ListItem, Root, RootContent} from 'mdast';
import {lineOf, textOf} from '../../content/mdast';

/** The words of a class page: what stands before the first heading, then groups of members. */
export type PageWords = {title: string | undefined; opening: RootContent[]; groups: GroupWords[]};
export type GroupWords = {name: string; line: number; members: MemberWords[]; stray: RootContent[]};
export type MemberWords = {
  name: string;
  line: number;
  heading: Heading;
  /** Words and samples, without the list of parameters. */
  blocks: RootContent[];
  items: ItemWords[];
};

/** A list item about a parameter, a key or the return value: its name and its words. */
export type ItemWords = {name: string; line: number; words: RootContent[]; nested: ItemWords[]};

/** Name of the list item about the return value. It is no inline code, so that it cannot be taken for a parameter. */
export const returnsItem = 'returns';

/** Splits the tree of `docs/api/class-*.mdx` by its headings. */
export function readWords(tree: Root): PageWords {
  const page: PageWords = {title: undefined, opening: [], groups: []};
  let group: GroupWords | undefined;
  let member: MemberWords | undefined;
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

/** A comment such as `{/* since 1.56 *\/}` stands between blocks and shows nothing. */
export const isComment = (node: RootContent): boolean => node.type === 'mdxFlowExpression';

/** The list of parameters is the last block of a member: a list whose every item opens with inline code or "returns". */
function takeList(member: MemberWords): void {
  const last = member.blocks.filter((node) => !isComment(node)).at(-1);
  if (last?.type !== 'list' || !isNamed(last)) return;
  member.blocks = member.blocks.filter((node) => node !== last);
  member.items = last.children.map(readItem);
}

/** Whether every item of a list is about something that has a name. */
export function isNamed(list: List): boolean {
  return !list.ordered && list.children.every((item) => nameOf(item) !== undefined);
}

function nameOf(item: ListItem): string | undefined {
  const first = item.children[0];
  if (first?.type !== 'paragraph') return undefined;
  const start = first.children[0];
  if (start?.type === 'inlineCode') return start.value.replace(/=$/, '').replace(/^"(.*)"$/, '$1');
  return start?.type === 'text' && /^returns\b/.test(start.value) ? returnsItem : undefined;
}

/** Reads "- `name` Words." with its nested items. */
export function readItem(item: ListItem): ItemWords {
  const name = nameOf(item) ?? '';
  const [first, ...rest] = item.children;
  const words: RootContent[] = [];
  if (first?.type === 'paragraph') {
    const [start, ...others] = first.children;
    const kept = start?.type === 'inlineCode' ? others : first.children;
    const head = kept[0];
    const pattern = start?.type === 'inlineCode' ? /^[\s:—–-]+/ : /^returns[\s:—–-]*/;
    const cut = head?.type === 'text' ? [{...head, value: head.value.replace(pattern, '')}, ...kept.slice(1)] : kept;
    const content = cut.filter((node) => node.type !== 'text' || node.value !== '');
    if (content.length > 0) words.push({...first, children: content});
  }
  const nested: ItemWords[] = [];
  for (const block of rest) {
    if (block.type === 'list' && isNamed(block) && nested.length === 0) nested.push(...block.children.map(readItem));
    else words.push(block);
  }
  return {name, line: lineOf(item), words, nested};
}
