import {type Problem, suggestName} from '../../content/problems';
import type {Context} from './pageContext';
import type {AuthoredItem, AuthoredMember} from './readAuthoredPage';
import {sharedKey} from './sharedDescriptions';

/** Checks that nested items of a parameter are keys of its dict types, or strings that it allows. */
export function checkNested(item: AuthoredItem, type: string, where: string, {facts, language}: Context): Problem[] {
  const {dictTypesIn, valuesIn} = language.types;
  const keys = dictTypesIn(type, facts).flatMap((found) => found.type.keys.map(({name}) => name));
  const known = [...keys, ...valuesIn(type, facts)];
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

/** Checks that every key of the dict types in a member's types, including nested ones, has a description. */
export function checkKeys(
  types: string[],
  authored: AuthoredMember,
  full: string,
  {facts, language, shared}: Context,
): Problem[] {
  const described = new Set(authored.items.flatMap((item) => item.nested.map(({name}) => name)));
  const missing = new Set<string>();
  const visited = new Set<string>();
  const queue = [...types];
  for (let type = queue.shift(); type !== undefined; type = queue.shift()) {
    for (const found of language.types.dictTypesIn(type, facts)) {
      if (visited.has(found.name)) continue;
      visited.add(found.name);
      for (const key of found.type.keys) {
        if (!described.has(key.name) && !sharedKey(shared, found.name, key.name))
          missing.add(`${found.name}.${key.name}`);
        queue.push(key.type);
      }
    }
  }
  return [...missing].map((key) => ({
    line: authored.line,
    message: `${full}: key ${key} has no description; add one to ${shared.file} under "## Types"`,
  }));
}
