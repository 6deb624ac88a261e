import type {ApiFacts, DictType, MemberFacts, ParameterFacts} from '../../content/api/types';

/** Returns the names in a type, without strings: `Sequence["Alt"] | Position` contains Sequence and Position. */
export function namesIn(type: string): string[] {
  return type.replace(/"[^"]*"/g, '').match(/[A-Za-z_][\w.]*/g) ?? [];
}

/** Returns the type of a parameter as shown. Omits "| None" of optional parameters, where it means "not passed". */
export function shownType(parameter: ParameterFacts): string {
  return parameter.required ? parameter.type : parameter.type.replace(/ \| None$/, '');
}

/** Returns the type of the value that a member returns, yields or passes to a listener; `None` if there is no value. */
export function resultType(member: MemberFacts): string {
  return member.returns ?? member.yields ?? member.payload ?? 'None';
}

/** Types use the names of classes. */
export const classOf = (name: string): string => name;

/** Returns an allowed string as code shows it. */
export const valueText = (value: string): string => `"${value}"`;

/** Returns the dict types that occur in a type, in order and without duplicates. */
export function dictTypesIn(type: string, facts: ApiFacts): {name: string; type: DictType}[] {
  return [...new Set(namesIn(type))].flatMap((name) => {
    const found = facts.types[name];
    return found && 'keys' in found ? [{name, type: found}] : [];
  });
}

/**
 * Returns the strings that a type allows, such as `load` and `networkidle`, including those of named sets (AriaRole).
 */
export function valuesIn(type: string, facts: ApiFacts): string[] {
  const named = namesIn(type).flatMap((name) => {
    const found = facts.types[name];
    return found && 'values' in found ? found.values : [];
  });
  return [...[...type.matchAll(/"([^"]*)"/g)].map((match) => match[1] ?? ''), ...named];
}
