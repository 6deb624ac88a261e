import {betweenUntil, sinceHint} from '../../content/passages';
import {textOf} from '../../content/mdast';
import {type Problem, suggestName} from '../../content/problems';
import type {TypeKey, KeyedType, MemberFacts} from '../../content/api/types';
import type {ClassPageContext} from './classPageContext';
import {type AuthoredItem, type AuthoredMember, returnsItem} from './readAuthoredPage';
import {keyOwners, nestedNames, sharedItem, sharedKeyItem, sourcesWithin, sourceTypes} from './descriptions';

/**
 * Checks the list of a member: every parameter and every key has a description in it or in `_shared.mdx`, and every item
 * is a parameter.
 */
export function checkItems(
  authored: AuthoredMember,
  member: MemberFacts,
  full: string,
  context: ClassPageContext,
): Problem[] {
  const problems: Problem[] = [];
  const {resultType} = context.language.types;
  const parameters = (member.parameters ?? []).map((parameter) => ({
    ...parameter,
    shared: sharedItem(context, member, parameter),
  }));
  const parameterNames = parameters.map((parameter) => parameter.name);
  const named = new Set<string>();
  for (const item of authored.items) {
    const {name, line} = item;
    const parameter = parameters.find((each) => each.name === name);
    if (named.has(name))
      problems.push({line, message: `${full}: \`${name}\` is in the list twice; merge the two items`});
    named.add(name);
    if (name !== returnsItem && !parameter) {
      const suggestion = suggestName(name, parameterNames);
      const remedy = `correct the name, delete the item, or put it ${betweenUntil(context.facts.release)}.`;
      const hint = 'A list that does not describe parameters needs a paragraph after it.';
      problems.push({line, message: `${full} has no parameter \`${name}\`; ${remedy}${suggestion} ${hint}`});
      continue;
    }
    if (item.description.length === 0 && !parameter?.shared)
      problems.push({line, message: `${full}: \`${name}\` has no description; write one after the name`});
    const type = parameter ? parameter.type : resultType(member);
    problems.push(...checkNested(item, type, (parameter ?? member).keys, `${full}: \`${name}\``, context));
  }
  for (const {name, shared, ignored, since} of parameters) {
    const item = authored.items.find((each) => each.name === name) ?? shared;
    if (ignored && item && !/\bhas no effect\b|\bignores? this\b/.test(item.description.map(textOf).join(' ')))
      problems.push({
        line: item === shared ? authored.line : item.line,
        message: `${full}: the library does not read \`${name}\`; say "The library ignores this option.", or correct tools/facts/ignoredOptions.ts`,
      });
    if (named.has(name) || shared) continue;
    const remedy = `add "- \`${name}\` ..." to the list under "### ${member.name}", or describe it in ${context.shared.file}${sinceHint(since, context.facts.release)}`;
    problems.push({line: authored.line, message: `${full}: parameter \`${name}\` has no description; ${remedy}`});
  }
  const typePairs = parameters.map((parameter) => ({
    types: keyOwners(parameter.type, parameter.keys, context),
    sources: sourceTypes(context, member, parameter),
  }));
  if (member.kind !== 'event')
    typePairs.push({types: keyOwners(resultType(member), member.keys, context), sources: sourceTypes(context, member)});
  const items = [...authored.items, ...parameters.flatMap(({shared}) => shared ?? [])];
  return [...problems, ...checkKeys(typePairs, {...authored, items}, full, context)];
}

/** Checks that nested items of a parameter are keys of its types, or strings that it allows. */
function checkNested(
  item: AuthoredItem,
  type: string,
  ownKeys: TypeKey[] | undefined,
  where: string,
  context: ClassPageContext,
): Problem[] {
  const known = nestedNames(type, ownKeys, context);
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
 * @param typePairs the types with keys of each parameter and of the result, with those of the source edition
 */
function checkKeys(
  typePairs: {types: KeyedType[]; sources: KeyedType[]}[],
  authored: AuthoredMember,
  full: string,
  context: ClassPageContext,
): Problem[] {
  const described = new Set(authored.items.flatMap(namesBelow));
  const missing = new Set<string>();
  const visited = new Set<string>();
  const queue = [...typePairs];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const {types, sources} = next;
    for (const {name, keys} of types) {
      if (name !== '' && visited.has(name)) continue;
      visited.add(name);
      for (const key of keys) {
        const shared = sharedKeyItem(context, name, key, sources);
        for (const below of shared ? namesBelow(shared) : []) described.add(below);
        if (!described.has(key.name) && !shared) missing.add(name === '' ? key.name : `${name}.${key.name}`);
        queue.push({types: keyOwners(key.type, key.keys, context), sources: sourcesWithin(sources, key, context)});
      }
    }
  }
  return [...missing].map((key) => ({
    line: authored.line,
    message: `${full}: key ${key} has no description; add one to ${context.shared.file} under "## Types"`,
  }));
}

const namesBelow = ({nested}: AuthoredItem): string[] => nested.flatMap((item) => [item.name, ...namesBelow(item)]);
