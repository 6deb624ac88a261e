import type {Root, RootContent} from 'mdast';
import {block, inline, link, mapped, text} from '../../content/mdast';
import type {ClassFacts} from '../../content/api/types';
import {findMember} from './findMember';
import {groups} from './groups';
import {orphanIds} from './ids';
import {isShownSince, spaced} from './marks';
import {mergeMember} from './mergeMember';
import type {Context} from './pageContext';
import type {PageWords} from './readWords';
import {typeNodes, type PageOf} from './typeNodes';

/** A class with more members than this has a box that narrows them. */
const filterFrom = 11;

/** The page that readers see, from words that `checkPage` found complete: replaces the children of `tree`. */
export function mergePage(tree: Root, page: PageWords, context: Context, pageOf: PageOf): void {
  const entry = context.facts.classes[context.className];
  if (!entry) return;
  const front = tree.children.filter((node) => node.type === 'yaml' || node.type === 'mdxjsEsm');
  const merged: RootContent[] = [
    ...front,
    ...classMarks(entry, pageOf),
    ...page.opening,
    ...inheritedMembers(entry, context, pageOf),
  ];
  if (entry.members.length >= filterFrom) merged.push(block('ApiFilter', {}, []));
  const receiver = context.language.receiverOf(context.className, entry.id);
  const orphans = orphanIds[context.className] ?? {};
  for (const name of groups) {
    const group = page.groups.find((each) => each.name === name);
    if (!group) continue;
    merged.push({type: 'heading', depth: 2, data: idData(name.toLowerCase()), children: [text(name)]});
    for (const words of sorted(group.members)) {
      const member = findMember(entry, words.name, name);
      if (!member) continue;
      merged.push({...words.heading, data: idData(member.id), children: [text(member.name)]});
      for (const id of orphans[member.name] ?? []) merged.push(block('ApiAnchor', {id}, []));
      merged.push(...mergeMember(words, member, receiver, context, pageOf));
    }
  }
  tree.children = merged;
}

/** The data of a heading whose id is given: Docusaurus's own step then keeps it. */
function idData(id: string): {hProperties: {id: string}} {
  return {hProperties: {id}};
}

/** Members in the order of the alphabet, whatever the order of the words. */
function sorted<T extends {name: string}>(members: T[]): T[] {
  return [...members].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function classMarks(entry: ClassFacts, pageOf: PageOf): RootContent[] {
  const marks: RootContent[] = [];
  const line = [];
  if (entry.extends) line.push(inline('span', {}, [text('Extends '), typeNodes(entry.extends, pageOf)]));
  if (entry.deprecated) line.push(inline('span', {className: 'api-badge api-deprecated'}, [text('Deprecated')]));
  if (entry.contextManager)
    line.push(
      inline('span', {}, [
        text('Closes at the end of '),
        inline('code', {}, [inline('span', {className: 'only-async'}, [text('async ')]), text('with')]),
      ]),
    );
  if (isShownSince(entry.since)) line.push(inline('span', {}, [text(`Added in ${entry.since}`)]));
  if (line.length > 0) marks.push(block('p', {className: 'api-marks'}, spaced(line)));
  return marks;
}

/** Members of the base class, by name, since they stand on its page. */
function inheritedMembers(entry: ClassFacts, {facts}: Context, pageOf: PageOf): RootContent[] {
  const base = entry.extends ? facts.classes[entry.extends] : undefined;
  const page = entry.extends ? pageOf(entry.extends) : undefined;
  if (!base || !page) return [];
  const own = new Set(entry.members.map(({name}) => name));
  const members = sorted(base.members.filter(({name}) => !own.has(name)));
  if (members.length === 0) return [];
  const links = members.flatMap((member, index) => [
    ...(index > 0 ? [text(', ')] : []),
    link(`${page}#${member.id}`, [
      inline('code', {}, [text(member.kind === 'method' ? `${member.name}()` : member.name)]),
    ]),
  ]);
  return [
    mapped('p', {}, [text('Inherited from '), typeNodes(entry.extends ?? '', pageOf), text(': '), ...links, text('.')]),
  ];
}
