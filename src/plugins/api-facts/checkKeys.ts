import {type Problem, suggestName} from '../../content/problems';
import type {DictKey} from '../../content/api/types';
import type {Context} from './pageContext';
import type {AuthoredItem, AuthoredMember} from './readAuthoredPage';
import {type KeyedType, keyedTypes, sharedKeyItem, sourcesWithin} from './descriptions';

/** Checks that nested items of a parameter are keys of its dict types, or strings that it allows. */
export function checkNested(
  item: AuthoredItem,
  type: string,
  ownKeys: DictKey[] | undefined,
  where: string,
  context: Context,
): Problem[] {
  const keys = keyedTypes(type, ownKeys, context).flatMap((found) => found.type.keys.map(({name}) => name));
  const known = [...keys, ...context.language.types.valuesIn(type, context.facts)];
  return item.nested.flatMap(({name, line, description}) => {
    if (!known.includes(name)) {
      const suggestion = suggestName(name, known);
      return [
        {line, message: `${where} has no key or value \`${name}\`; correct the name or delete the item.${suggestion}`},
      ];
    }
    return description.length === 0
      ? [{line, message: `${where}: \`${name}\` has no description; write one after the name`}]
      : [];
  });
}

/**
 * Checks that every key of the types in a member's parameters and result, including nested ones, has a description.
 *
 * @param places the types with keys of each parameter and of the result, and those of the source edition there
 */
export function checkKeys(
  places: {types: KeyedType[]; sources: string[]}[],
  authored: AuthoredMember,
  full: string,
  context: Context,
): Problem[] {
  const described = new Set(authored.items.flatMap(namesBelow));
  const missing = new Set<string>();
  const visited = new Set<string>();
  const queue = [...places];
  for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
    const {types, sources} = place;
    for (const {name, type} of types) {
      if (name !== '' && visited.has(name)) continue;
      visited.add(name);
      for (const key of type.keys) {
        const shared = sharedKeyItem(context, name, key, sources);
        for (const below of shared ? namesBelow(shared) : []) described.add(below);
        if (!described.has(key.name) && !shared) missing.add(name === '' ? key.name : `${name}.${key.name}`);
        queue.push({types: keyedTypes(key.type, key.keys, context), sources: sourcesWithin(sources, key, context)});
      }
    }
  }
  return [...missing].map((key) => ({
    line: authored.line,
    message: `${full}: key ${key} has no description; add one to ${context.shared.file} under "## Types"`,
  }));
}

/** Returns the names of all nested items. */
const namesBelow = ({nested}: AuthoredItem): string[] => nested.flatMap((item) => [item.name, ...namesBelow(item)]);
