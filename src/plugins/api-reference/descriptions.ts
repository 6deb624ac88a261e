import {findSameName, isSameName, nestedTypes, parametersLike} from '../../content/api/bridge';
import type {TypeKey, KeyedType, MemberFacts, ParameterFacts} from '../../content/api/types';
import type {ClassPageContext} from './classPageContext';
import {type AuthoredItem, returnsItem} from './readAuthoredPage';
import {findParameterItem} from './sharedDescriptions';

/** Returns the types with keys in a type, and the keys that a parameter or key lists itself. */
export function keyOwners(type: string, keys: TypeKey[] | undefined, {language, facts}: ClassPageContext): KeyedType[] {
  const named = language.types.keyedTypesIn(type, facts);
  return keys ? [...named, {name: '', keys}] : named;
}

/** Returns the names that nested items can have: keys of the types with keys, and allowed values. */
export function nestedNames(type: string, keys: TypeKey[] | undefined, context: ClassPageContext): string[] {
  const keyNames = keyOwners(type, keys, context).flatMap((each) => each.keys.map(({name}) => name));
  return [...keyNames, ...context.language.types.valuesIn(type, context.facts)];
}

/** Returns the shared description of a parameter of the edition; undefined if there is none. */
export function sharedItem(
  context: ClassPageContext,
  member: MemberFacts,
  parameter: ParameterFacts,
): AuthoredItem | undefined {
  const {shared, className, bridge} = context;
  const ownItem = findParameterItem(shared, className, member.name, parameter.name);
  const source = bridge?.sourceOf(member);
  const [counterpart] = source ? parametersLike(parameter, source.member) : [];
  if (!source || !counterpart) return ownItem;
  const isVariant = parametersLike(counterpart, member).length > 1;
  // A variant for another type can have a description of its own: `scriptPath`.
  if (ownItem && isVariant && parameter.id !== undefined) return ownItem;
  const item = findParameterItem(shared, source.className, source.member.name, counterpart.name);
  return item ? {...item, nested: translateNested(item.nested, parameter.type, parameter.keys, context)} : ownItem;
}

/**
 * Returns the shared description of a key of the edition; undefined if there is none.
 *
 * @param sources the types that the source edition has in this place
 */
export function sharedKeyItem(
  {shared}: ClassPageContext,
  type: string,
  {name}: TypeKey,
  sources: KeyedType[],
): AuthoredItem | undefined {
  const own = shared.types.get(type)?.find((item) => item.name === name);
  const items = sources.flatMap((source) => shared.types.get(source.name) ?? []);
  return own ?? items.find((item) => isSameName(name, item.name));
}

/** Returns the types with keys that the source edition has where a member has a parameter or its result. */
export function sourceTypes({bridge}: ClassPageContext, member: MemberFacts, parameter?: ParameterFacts): KeyedType[] {
  const source = bridge?.sourceOf(member)?.member;
  if (!bridge || !source) return [];
  const {returns = '', yields = '', payload = ''} = source;
  const types = parameter ? parametersLike(parameter, source).map(({type}) => type) : [returns, yields, payload];
  return types.flatMap((type) => nestedTypes(type, bridge.source));
}

/** Returns the types that the source edition has in a key of a type: those of the first type with this key, or all. */
export function sourcesWithin(sources: KeyedType[], {name}: TypeKey, {bridge}: ClassPageContext): KeyedType[] {
  const key = sources.flatMap(({keys}) => keys).find((each) => isSameName(name, each.name));
  return bridge && key ? nestedTypes(key.type, bridge.source) : sources;
}

/** Returns the items about keys and values under the names of the edition. Omits those that the type does not have. */
export function translateNested(
  items: AuthoredItem[],
  type: string,
  keys: TypeKey[] | undefined,
  context: ClassPageContext,
): AuthoredItem[] {
  const names = nestedNames(type, keys, context);
  return items.flatMap((item) => {
    const name = item.name === returnsItem ? item.name : findSameName(item.name, names);
    return name === undefined ? [] : [{...item, name}];
  });
}
