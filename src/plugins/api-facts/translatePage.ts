import {parametersLike, type Bridge} from '../../content/api/bridge';
import type {Root} from 'mdast';
import type {MemberFacts} from '../../content/api/types';
import {translateNested} from './descriptions';
import {findMember} from './findMember';
import {fitToType} from './fitToType';
import {groupOf, groups} from './groups';
import type {Context} from './pageContext';
import {
  type AuthoredGroup,
  type AuthoredItem,
  type AuthoredMember,
  type AuthoredPage,
  readAuthoredPage,
  returnsItem,
} from './readAuthoredPage';

/** Reads a class page with the names of the edition. */
export function readPageOf(tree: Root, context: Context): AuthoredPage {
  const page = readAuthoredPage(tree);
  return context.bridge ? translatePage(page, context, context.bridge) : page;
}

/**
 * Gives the members and parameters of a page the names that they have in the edition, and sorts them into its groups: a
 * property of Python may be a method of Java.
 *
 * Omits members and parameters that the edition does not have. Does not change sections and items in passages of the
 * edition (`ownLines`), nor those with names that the source edition does not have, so that `checkPage` reports them.
 */
function translatePage(page: AuthoredPage, context: Context, bridge: Bridge): AuthoredPage {
  const source = bridge.source.classes[context.className];
  const translated = page.groups.flatMap(({name: group, members}) =>
    members.flatMap((authored): {group: string; authored: AuthoredMember}[] => {
      const before = context.ownLines.has(authored.line)
        ? undefined
        : source && findMember(source, authored.name, group);
      if (!before) return [{group, authored}];
      const after = bridge.targetOf(before);
      if (after?.className !== context.className) return [];
      return [
        {group: groupIn(after.member, context), authored: translateMember(authored, before, after.member, context)},
      ];
    }),
  );
  const lineOf = (name: string): number => page.groups.find((group) => group.name === name)?.line ?? 1;
  const regrouped = [...new Set([...groups, ...translated.map(({group}) => group)])].map((name): AuthoredGroup => ({
    name,
    line: lineOf(name),
    members: translated.filter(({group}) => group === name).map(({authored}) => authored),
    stray: page.groups.find((group) => group.name === name)?.stray ?? [],
  }));
  return {...page, groups: regrouped.filter(({members}) => members.length > 0)};
}

const groupIn = (member: MemberFacts, {newest, className}: Context): string =>
  groupOf(member, newest.classes[className]);

function translateMember(
  authored: AuthoredMember,
  before: MemberFacts,
  after: MemberFacts,
  context: Context,
): AuthoredMember {
  return {
    ...authored,
    name: after.name,
    items: authored.items.flatMap((item) => translateItem(item, before, after, context)),
  };
}

function translateItem(item: AuthoredItem, before: MemberFacts, after: MemberFacts, context: Context): AuthoredItem[] {
  if (context.ownLines.has(item.line)) return [item];
  if (item.name === returnsItem) {
    const type = context.language.types.resultType(after);
    return [{...item, nested: translateNested(item.nested, type, after.keys, context)}];
  }
  const parameter = before.parameters?.find(({name}) => name === item.name);
  if (!parameter) return [item];
  const variants = parametersLike(parameter, after);
  return variants.map(({name, type, keys}) => ({
    ...item,
    name,
    ...(variants.length > 1 ? {description: fitToType(item.description, type)} : {}),
    nested: translateNested(item.nested, type, keys, context),
  }));
}
