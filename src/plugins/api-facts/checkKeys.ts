import {type Problem, nearMiss} from '../../content/problems';
import type {Context} from './pageContext';
import type {ItemWords, MemberWords} from './readWords';
import {sharedKey} from './sharedWords';

/** Items below a parameter are keys of its dict types or strings that it allows. */
export function checkNested(item: ItemWords, type: string, where: string, {facts, language}: Context): Problem[] {
  const {dictTypesIn, valuesIn} = language.types;
  const keys = dictTypesIn(type, facts).flatMap((found) => found.type.keys.map(({name}) => name));
  const known = [...keys, ...valuesIn(type, facts)];
  return item.nested.flatMap(({name, line, words}) => {
    if (!known.includes(name)) {
      const near = nearMiss(name, known);
      return [{line, message: `${where} has no key or value \`${name}\`; correct the name or delete the item.${near}`}];
    }
    return words.length === 0 ? [{line, message: `${where}: \`${name}\` has no words; write them after its name`}] : [];
  });
}

/** Every key of the dict types that a member names, and of those that these name, has words. */
export function checkKeys(
  types: string[],
  words: MemberWords,
  full: string,
  {facts, language, shared}: Context,
): Problem[] {
  const own = new Set(words.items.flatMap((item) => item.nested.map(({name}) => name)));
  const missing = new Set<string>();
  const visited = new Set<string>();
  const queue = [...types];
  for (let type = queue.shift(); type !== undefined; type = queue.shift()) {
    for (const found of language.types.dictTypesIn(type, facts)) {
      if (visited.has(found.name)) continue;
      visited.add(found.name);
      for (const key of found.type.keys) {
        if (!own.has(key.name) && !sharedKey(shared, found.name, key.name)) missing.add(`${found.name}.${key.name}`);
        queue.push(key.type);
      }
    }
  }
  return [...missing].map((key) => ({
    line: words.line,
    message: `${full}: key ${key} has no words; add it to ${shared.file} under "## Types"`,
  }));
}
