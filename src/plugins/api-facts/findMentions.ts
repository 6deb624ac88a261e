import type {Parent, Root} from 'mdast';
import {lineOf} from '../../content/mdast';
import type {Language} from '../../languages/types';
import type {ApiFacts} from '../../content/api/types';
import {listPages} from '../../content/listPages';
import {readPage} from '../../content/readPage';
import type {MdxParser} from '../../content/readMdx';

type Request = {
  root: string;
  folder: string;
  language: Language;
  before: ApiFacts;
  after: ApiFacts;
  parse: MdxParser;
};

/** Words outside a member's own section that name or link something which is gone: file, line and what they say. */
export type Mention = {file: string; line: number; text: string};

/**
 * Finds inline code and links in all pages of a folder that lead somewhere in one version and nowhere in the other.
 * What stands between marks that the other version drops is done with, and is not found.
 */
export function findMentions({root, folder, language, before, after, parse}: Request): Mention[] {
  const kept = new Set(idsOf(after));
  const goneIds = idsOf(before).filter((id) => !kept.has(id));
  return listPages(root, folder).flatMap((file) => {
    const tree = readPage(root, file, parse, after.version);
    return mentionsIn(tree, (code) => isLost(code, before, after, language), goneIds).map((found) => ({
      file,
      ...found,
    }));
  });
}

function mentionsIn(tree: Root, isGone: (code: string) => boolean, goneIds: string[]): Omit<Mention, 'file'>[] {
  const found: Omit<Mention, 'file'>[] = [];
  const visit = (parent: Parent): void => {
    for (const node of parent.children) {
      if (node.type === 'inlineCode' && isGone(node.value)) found.push({line: lineOf(node), text: `\`${node.value}\``});
      if (node.type === 'link' && goneIds.some((id) => node.url.endsWith(id)))
        found.push({line: lineOf(node), text: `a link to ${node.url}`});
      if ('children' in node) visit(node);
    }
  };
  visit(tree);
  return found;
}

function isLost(code: string, before: ApiFacts, after: ApiFacts, {resolveName}: Language): boolean {
  const [old, now] = [resolveName(code, before), resolveName(code, after)];
  return old !== undefined && !('problem' in old) && (now === undefined || 'problem' in now);
}

/** Ends of addresses: of each page and of each member. */
function idsOf({classes}: ApiFacts): string[] {
  return Object.entries(classes).flatMap(([name, {members}]) => [
    `/class-${name.toLowerCase()}.mdx`,
    ...members.map(({id}) => `#${id}`),
  ]);
}
