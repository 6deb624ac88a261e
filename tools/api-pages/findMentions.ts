import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {lineOf} from '../../src/content/mdast';
import type {EditionName} from '../../src/data/editions';
import type {Language} from '../../src/languages/types';
import type {ApiFacts} from '../../src/content/api/types';
import {listPages} from '../../src/content/listPages';
import {classPageName} from '../../src/content/pageFiles';
import {readPage} from '../../src/content/pageText';
import {type DocumentedVersion, versions} from '../../src/content/versions';

/** A roll of the pages in a folder from one version of the library to another. */
export type Roll = {
  root: string;
  folder: string;
  edition: EditionName;
  language: Language;
  /** Facts of the old version. */
  before: ApiFacts;
  /** Facts of the new version. */
  after: ApiFacts;
};

/** Returns the next version with another number of the library of one edition. */
export const withNumber = (edition: EditionName, number: string): DocumentedVersion => ({
  ...versions.next,
  numbers: {...versions.next.numbers, [edition]: number},
});

/** Inline code or a link that refers to something that was removed, outside the section of the member. */
export type Mention = {file: string; line: number; text: string};

/**
 * Finds inline code and links in all pages of a folder whose target exists in the version `before`, but not in `after`.
 * Ignores passages that are already marked as belonging to other versions.
 */
export function findMentions({root, folder, edition, language, before, after}: Roll): Mention[] {
  const newIds = new Set(listIds(after));
  const removedIds = listIds(before).filter((id) => !newIds.has(id));
  return listPages(root, folder, edition).flatMap((file) => {
    const tree = readPage(root, file, edition, withNumber(edition, after.version));
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
  visit(tree, (node) => {
    if (node.type === 'inlineCode' && isRemovedName(node.value))
      found.push({line: lineOf(node), text: `\`${node.value}\``});
    if (node.type === 'link' && removedIds.some((id) => node.url.endsWith(id)))
      found.push({line: lineOf(node), text: `the link target ${node.url}`});
  });
  return found;
}

function isRemoved(code: string, before: ApiFacts, after: ApiFacts, {resolveName}: Language): boolean {
  const [oldTarget, newTarget] = [resolveName(code, before), resolveName(code, after)];
  const existed = oldTarget !== undefined && !('problem' in oldTarget);
  return existed && (newTarget === undefined || 'problem' in newTarget);
}

/** Returns the ends of the URLs of all class pages and members. */
function listIds({classes}: ApiFacts): string[] {
  return Object.entries(classes).flatMap(([name, {members}]) => [
    `/${classPageName(name)}.mdx`,
    ...members.map(({id}) => `#${id}`),
  ]);
}
