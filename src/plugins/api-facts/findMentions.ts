import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Parent, Root} from 'mdast';
import {lineOf} from '../../utils/api/nodes';
import {resolveName} from '../../utils/api/resolveName';
import type {ApiFacts} from '../../utils/api/types';
import {filesBelow} from '../../utils/filesBelow';
import type {MdxParser} from '../../utils/readMdx';
import {textForVersion} from '../../utils/textForVersion';

type Request = {root: string; folder: string; before: ApiFacts; after: ApiFacts; parse: MdxParser};

/** Words outside a member's own section that name or link something which is gone: file, line and what they say. */
export type Mention = {file: string; line: number; text: string};

/**
 * Finds inline code and links in all pages of a folder that lead somewhere in one version and nowhere in the other.
 * What stands between marks that the other version drops is done with, and is not found.
 */
export function findMentions({root, folder, before, after, parse}: Request): Mention[] {
  const kept = new Set(idsOf(after));
  const goneIds = idsOf(before).filter((id) => !kept.has(id));
  return filesBelow(path.join(root, folder))
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('_until'))
    .flatMap((name) => {
      const file = `${folder}/${name}`;
      const text = readFileSync(path.join(root, file), 'utf8');
      const tree = parse(textForVersion(text, after.version, file, {keepLines: true}));
      return mentionsIn(tree, (code) => isLost(code, before, after), goneIds).map((found) => ({file, ...found}));
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

function isLost(code: string, before: ApiFacts, after: ApiFacts): boolean {
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
