import {parametersLike} from '../../content/api/bridge';
import type {Root} from 'mdast';
import type {MemberFacts} from '../../content/api/types';
import {translateNested} from './descriptions';
import {describedMember} from './describedMember';
import type {ClassPageContext} from './classPageContext';
import {
  type AuthoredItem,
  type AuthoredMember,
  type AuthoredPage,
  readAuthoredPage,
  returnsItem,
} from './readAuthoredPage';

/**
 * Reads a class page with the names that members and parameters have in the edition.
 *
 * Omits members and parameters that the edition does not have. Does not change sections and items in passages of the
 * edition (`ownLines`), nor those with names that the source edition does not have, so that `checkClassPage` reports them.
 */
export function readTranslatedPage(tree: Root, context: ClassPageContext): AuthoredPage {
  const page = readAuthoredPage(tree);
  const {bridge, className, ownLines} = context;
  if (!bridge) return page;
  const source = bridge.source.classes[className];
  const translate = (authored: AuthoredMember, group: string): AuthoredMember[] => {
    const isOwn = ownLines.has(authored.line);
    const before = isOwn || !source ? undefined : describedMember(source, authored.name, group);
    if (!before) return [authored];
    const after = bridge.targetOf(before);
    if (after?.className !== className) return [];
    const items = authored.items.flatMap((item) => translateItem(item, before, after.member, context));
    return [{...authored, name: after.member.name, items}];
  };
  const groups = page.groups.map((group) => ({
    ...group,
    members: group.members.flatMap((authored) => translate(authored, group.name)),
  }));
  return {...page, groups};
}

function translateItem(
  item: AuthoredItem,
  before: MemberFacts,
  after: MemberFacts,
  context: ClassPageContext,
): AuthoredItem[] {
  if (context.ownLines.has(item.line)) return [item];
  if (item.name === returnsItem) {
    const type = context.language.types.resultType(after);
    return [{...item, nested: translateNested(item.nested, type, after.keys, context)}];
  }
  const parameter = before.parameters?.find(({name}) => name === item.name);
  if (!parameter) return [item];
  return parametersLike(parameter, after).map(({name, type, keys}) => ({
    ...item,
    name,
    nested: translateNested(item.nested, type, keys, context),
  }));
}
