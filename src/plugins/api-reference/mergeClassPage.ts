import type {PhrasingContent, Root, RootContent} from 'mdast';
import {block, code, inline, link, mapped, text} from '../../content/mdast';
import type {ClassFacts, MemberFacts} from '../../content/api/types';
import {sinceClass} from '../../utils/newerRelease';
import {formAttribute} from '../../utils/tabGroups';
import {describedMember} from './describedMember';
import {idsOfMember, orphanIdsOf} from '../../content/api/ids';
import {groupOf, groups} from '../../content/api/memberGroups';
import {badge, badgeLine, typeNodes} from './nodes';
import {anchor, mergeMember} from './mergeMember';
import {removedParts} from './olderStates';
import type {ClassPageContext} from './classPageContext';
import type {AuthoredPage} from './readAuthoredPage';

/** Pages of classes with at least this many members have a filter. */
const minMembersForFilter = 11;

/**
 * Replaces the children of `tree` with the complete page. Sorts the members into the groups that follow from the facts.
 *
 * @param page the text of the page; `checkClassPage` must have found no problems in it
 */
export function mergeClassPage(tree: Root, page: AuthoredPage, context: ClassPageContext): void {
  const entry = context.facts.classes[context.className]!;
  const front = tree.children.filter((node) => node.type === 'yaml' || node.type === 'mdxjsEsm');
  const merged: RootContent[] = [
    ...front,
    ...classBadges(entry, context),
    ...page.opening,
    ...inheritedMembers(entry, context),
    ...removedParts({class: context.className}, context.history),
  ];
  if (entry.members.length >= minMembersForFilter) merged.push(block('ApiFilter', {}, []));
  const sections = page.groups.flatMap((written) =>
    written.members.flatMap((authored) => {
      const member = describedMember(entry, authored.name, written.name);
      if (!member) return [];
      const group = groupOf(member, context.nextFacts.classes[context.className]);
      return [{name: member.name, group, authored, member}];
    }),
  );
  const ids = new Set([...sections.map(({group}) => group.toLowerCase()), ...entry.members.flatMap(idsOfMember)]);
  for (const name of groups) {
    const ofGroup = sections.filter(({group}) => group === name);
    if (ofGroup.length === 0) continue;
    merged.push({type: 'heading', depth: 2, data: idData(name.toLowerCase()), children: [text(name)]});
    for (const {authored, member} of sorted(ofGroup)) {
      merged.push({...authored.heading, data: idData(member.id), children: [memberName(member)]});
      const orphanIds = orphanIdsOf(member).filter((id) => !ids.has(id));
      merged.push(...orphanIds.map(anchor), ...mergeMember(authored, member, context));
    }
  }
  tree.children = merged;
}

/** Returns node data that sets the id of a heading. Docusaurus does not replace an existing id. */
const idData = (id: string) => ({hProperties: {id}});

const sorted = <T extends {name: string}>(members: T[]): T[] => [...members].sort((a, b) => (a.name < b.name ? -1 : 1));

/** Returns the type of a base class as the language writes it: `IJSHandle`. */
const baseType = (name: string, {language, linkOfType}: ClassPageContext): PhrasingContent =>
  typeNodes(language.types.typeOf?.(name) ?? name, linkOfType);

/** Returns the name of a member in its heading, which the table of contents repeats with its class. */
function memberName({name, since}: MemberFacts): PhrasingContent {
  const className = sinceClass(since);
  return className === undefined ? text(name) : inline('span', {className}, [text(name)]);
}

function classBadges(entry: ClassFacts, context: ClassPageContext): RootContent[] {
  const {language, className} = context;
  const badges = [];
  const typeName = language.types.typeOf?.(className);
  if (typeName !== undefined) badges.push(inline('span', {}, [text('Type: '), code(typeName)]));
  if (entry.extends) badges.push(inline('span', {}, [text('Extends '), baseType(entry.extends, context)]));
  if (entry.removed) badges.push(badge(`Removed in ${entry.removed}`, 'deprecated'));
  if (entry.deprecated) badges.push(badge('Deprecated', 'deprecated'));
  if (entry.contextManager && language.withStatement) {
    const {keyword, text: statement} = language.withStatement;
    const first = keyword ? [inline('span', {[formAttribute]: keyword.form}, [text(`${keyword.text} `)])] : [];
    badges.push(inline('span', {}, [text('Closes at the end of '), inline('code', {}, [...first, text(statement)])]));
  }
  return badgeLine(badges, entry.since);
}

/** Lists the members of the base class as links, because the page of the base class documents them. */
function inheritedMembers(entry: ClassFacts, context: ClassPageContext): RootContent[] {
  const {facts, linkOfType} = context;
  const base = entry.extends ? facts.classes[entry.extends] : undefined;
  const page = entry.extends ? linkOfType(entry.extends) : undefined;
  if (!base || !page) return [];
  const ownNames = new Set(entry.members.map(({name}) => name));
  const members = sorted(base.members.filter(({name}) => !ownNames.has(name)));
  if (members.length === 0) return [];
  const links = members.flatMap((member, index) => [
    ...(index > 0 ? [text(', ')] : []),
    link(`${page}#${member.id}`, [code(member.kind === 'method' ? `${member.name}()` : member.name)]),
  ]);
  return [
    mapped('p', {}, [text('Inherited from '), baseType(entry.extends ?? '', context), text(': '), ...links, text('.')]),
  ];
}
