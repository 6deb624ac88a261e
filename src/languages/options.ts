import {type Bridge, findSameName, isSameName, nestedTypes, parametersLike, plainName} from '../content/api/bridge';
import type {ApiFacts, TypeKey, MemberFacts, ParameterFacts} from '../content/api/types';
import {groupBy} from '../utils/groupBy';
import {memoize} from '../utils/memoize';

/** A parameter, an option or a key. */
export type Option = Pick<ParameterFacts, 'name' | 'type'>;

const allMembers = ({classes}: ApiFacts): MemberFacts[] => Object.values(classes).flatMap(({members}) => members);

const allParameters = (facts: ApiFacts): ParameterFacts[] =>
  allMembers(facts).flatMap(({parameters = []}) => parameters);

/** Returns the keys that types without a name have. */
const ownKeys = ({keys = [], parameters = []}: MemberFacts): TypeKey[] => [
  ...keys,
  ...parameters.flatMap((parameter) => parameter.keys ?? []),
];

const allKeys = (facts: ApiFacts): TypeKey[] => [
  ...Object.values(facts.types).flatMap((type) => ('keys' in type ? type.keys : [])),
  ...allMembers(facts).flatMap(ownKeys),
];

export const optionNames = memoize(
  (facts: ApiFacts) => new Set([...allParameters(facts), ...allKeys(facts)].map(({name}) => name)),
);

/** In Java, the options of requests are the setters of the class `RequestOptions`. */
const requestOptions = ({classes}: ApiFacts): Option[] =>
  (classes.RequestOptions?.members ?? []).flatMap(({name, parameters: [value] = []}) =>
    /^set[A-Z]/.test(name) && value ? [{...value, name: name.charAt(3).toLowerCase() + name.slice(4)}] : [],
  );

/** Groups all options, parameters and keys by name. Options come first, because most sentences mean them. */
const optionsByName = memoize((facts: ApiFacts): Map<string, Option[]> => {
  const parameters = allParameters(facts);
  const options = [...parameters.filter(({option}) => option), ...requestOptions(facts)];
  const all = [...options, ...parameters.filter(({option}) => !option), ...allKeys(facts)];
  return groupBy(all, ({name}) => plainName(name));
});

const membersByParameter = memoize((facts: ApiFacts) =>
  groupBy(
    allMembers(facts).flatMap((member) => (member.parameters ?? []).map(({name}) => ({name, member}))),
    ({name}) => name,
  ),
);

/** Returns the options, parameters and keys with a name, in any spelling. */
export const optionsNamed = (name: string, facts: ApiFacts): Option[] =>
  optionsByName(facts).get(plainName(name)) ?? [];

/**
 * Returns the options, parameters and keys of an edition that a name of the source edition can mean: those of the member of the
 * section, then all others with this name.
 */
export function findOptions(
  name: string,
  {source, target, sourceOf, targetOf}: Bridge,
  member?: MemberFacts,
): Option[] {
  const hasName = (option: Option): boolean => isSameName(name, option.name);
  const counterparts = (each: MemberFacts): Option[] => {
    const parameter = each.parameters?.find((own) => own.name === name);
    const found = parameter ? parametersLike(parameter, targetOf(each)?.member ?? {...each, parameters: []}) : [];
    // .NET has several for some: HasText, HasTextRegex.
    return [...found.filter(hasName), ...found.filter((option) => !hasName(option))];
  };
  const own = member && sourceOf(member)?.member;
  const ofMember = member ? [...(own ? counterparts(own) : []), ...keysOfMember(member, target).filter(hasName)] : [];
  const ofOthers = membersByParameter(source).get(name) ?? [];
  return [...ofMember, ...optionsNamed(name, target), ...ofOthers.flatMap(({member: other}) => counterparts(other))];
}

const keysOfMember = (member: MemberFacts, facts: ApiFacts): TypeKey[] => {
  const {parameters = [], returns, payload} = member;
  const types = [...parameters.map(({type}) => type), returns ?? payload ?? ''];
  return [...ownKeys(member), ...types.flatMap((type) => nestedTypes(type, facts)).flatMap(({keys}) => keys)];
};

/** Finds a text among the values of the enumeration in a type: `visible` in `WaitForSelectorState?`. */
export function findConstant(
  text: string,
  typeText: string,
  {types}: ApiFacts,
): {type: string; value: string} | undefined {
  for (const [type] of typeText.matchAll(/\w+/g)) {
    const named = types[type];
    const value = named && 'values' in named ? findSameName(text, named.values) : undefined;
    if (value !== undefined) return {type, value};
  }
  return undefined;
}
