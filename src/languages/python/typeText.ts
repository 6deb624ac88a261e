import type {ApiFacts, DictType, MemberFacts, ParameterFacts} from '../../content/api/types';

/** Names in a type, strings left out: `Sequence["Alt"] | Position` has Sequence and Position. */
export function namesIn(type: string): string[] {
  return type.replace(/"[^"]*"/g, '').match(/[A-Za-z_][\w.]*/g) ?? [];
}

/** The type of a parameter as shown: "| None" of an optional one means "not given" and is left out. */
export function shownType(parameter: ParameterFacts): string {
  return parameter.required ? parameter.type : parameter.type.replace(/ \| None$/, '');
}

/** The type that a member gives, or None. */
export function givenType(member: MemberFacts): string {
  return member.returns ?? member.yields ?? member.payload ?? 'None';
}

/** Dict types that a type names, in order, each once. */
export function dictTypesIn(type: string, facts: ApiFacts): {name: string; type: DictType}[] {
  return [...new Set(namesIn(type))].flatMap((name) => {
    const found = facts.types[name];
    return found && 'keys' in found ? [{name, type: found}] : [];
  });
}

/** Strings that a type allows, such as `load` and `networkidle`; those of a named set (AriaRole) too. */
export function valuesIn(type: string, facts: ApiFacts): string[] {
  const named = namesIn(type).flatMap((name) => {
    const found = facts.types[name];
    return found && 'values' in found ? found.values : [];
  });
  return [...[...type.matchAll(/"([^"]*)"/g)].map((match) => match[1] ?? ''), ...named];
}
