import type {Parent, Root} from 'mdast';
import {lineOf} from '../../content/mdast';
import type {EditionName} from '../../data/editions';
import type {Language} from '../../languages/types';
import type {ApiFacts} from '../../content/api/types';
import {listPages} from '../../content/listPages';
import {readPage} from '../../content/readPage';

type Request = {
  root: string;
  folder: string;
  edition: EditionName;
  language: Language;
  before: ApiFacts;
  after: ApiFacts;
};

/** Inline code or a link that refers to something that was removed, outside the section of the member. */
export type Mention = {file: string; line: number; text: string};

/**
 * Finds inline code and links in all pages of a folder whose target exists in the version `before`, but not in `after`.
 * Ignores passages that are already marked as belonging to other versions.
 */
export function findMentions({root, folder, edition, language, before, after}: Request): Mention[] {
  const newIds = new Set(idsOf(after));
  const removedIds = idsOf(before).filter((id) => !newIds.has(id));
  return listPages(root, folder, edition).flatMap((file) => {
    const tree = readPage(root, file, edition, after.version);
    return mentionsIn(tree, (code) => isRemoved(code, before, after, language), removedIds).map((found) => ({
      file,
      ...found,
    }));
  });
}

function mentionsIn(
  tree: Root,
  isRemovedName: (code: string) => boolean,
  removedIds: string[],
): Omit<Mention, 'file'>[] {
  const found: Omit<Mention, 'file'>[] = [];
  const visit = (parent: Parent): void => {
    for (const node of parent.children) {
      if (node.type === 'inlineCode' && isRemovedName(node.value))
        found.push({line: lineOf(node), text: `\`${node.value}\``});
      if (node.type === 'link' && removedIds.some((id) => node.url.endsWith(id)))
        found.push({line: lineOf(node), text: `the link target ${node.url}`});
      if ('children' in node) visit(node);
    }
  };
  visit(tree);
  return found;
}

function isRemoved(code: string, before: ApiFacts, after: ApiFacts, {resolveName}: Language): boolean {
  const [oldTarget, newTarget] = [resolveName(code, before), resolveName(code, after)];
  const existed = oldTarget !== undefined && !('problem' in oldTarget);
  return existed && (newTarget === undefined || 'problem' in newTarget);
}

/** Returns the ends of the URLs of all class pages and members. */
function idsOf({classes}: ApiFacts): string[] {
  return Object.entries(classes).flatMap(([name, {members}]) => [
    `/class-${name.toLowerCase()}.mdx`,
    ...members.map(({id}) => `#${id}`),
  ]);
}
