import type {TypeRules} from '../../src/languages/types';
import type {ApiFacts, ClassFacts, TypeKey, MemberFacts, ParameterFacts} from '../../src/content/api/types';

/** One difference between the facts of two releases. */
export type Difference = {
  kind: 'added' | 'removed' | 'changed';
  /** Name of a class; `type Cookie` for a named type. */
  className: string;
  member?: MemberFacts;
  parameter?: ParameterFacts;
  /** Key of a type or of an object that has no name; `geolocation.accuracy` for the key of a key. */
  key?: string;
  /** For `changed`, what differs. */
  difference?: FieldDifference;
};

const flagFields = ['deprecated', 'discouraged', 'ignored'] as const;
type Field = (typeof flagFields)[number] | 'kind' | 'id' | 'awaited' | 'type' | 'required' | 'keyword-only';
type FieldDifference = {field: Field; before: string; after: string};

/** Describes a difference: "type was str, is now str | int". */
export function describeDifference({field, before, after}: FieldDifference): string {
  if (flagFields.some((flag) => flag === field)) return after === 'yes' ? `is now ${field}` : `is no longer ${field}`;
  return `${field} was ${before}, is now ${after}`;
}

/** Lists the classes, members and parameters that are added, removed or changed from one release to another. */
export function compareFacts(before: ApiFacts, after: ApiFacts, types: TypeRules): Difference[] {
  const names = [...new Set([...Object.keys(before.classes), ...Object.keys(after.classes)])];
  const differences = names.flatMap((className) =>
    compareClass(className, before.classes[className], after.classes[className], types),
  );
  return [...differences, ...compareTypes(before.types, after.types)];
}

function compareClass(
  className: string,
  before: ClassFacts | undefined,
  after: ClassFacts | undefined,
  types: TypeRules,
): Difference[] {
  if (!before || (before.removed && after && !after.removed)) return [{kind: 'added', className}];
  // The facts of a removed class stay, because its page does.
  if (!after || after.removed) return before.removed ? [] : [{kind: 'removed', className}];
  const changes = changed({className}, flagDifferences(before, after));
  for (const [old, member] of pairs(numbered(before.members), numbered(after.members), ([key]) => key)) {
    if (old && member) changes.push(...compareMember(className, old[1], member[1], types));
    else changes.push({kind: member ? 'added' : 'removed', className, member: (member ?? old)![1]});
  }
  return changes;
}

/**
 * Returns members with keys: whether it is an event, its name, and a number for several ids of a name
 * (`toMatchAriaSnapshot`).
 */
function numbered(members: MemberFacts[]): [key: string, member: MemberFacts][] {
  const counts = new Map<string, number>();
  return members.map((member) => {
    const key = `${member.kind === 'event'} ${member.name}`;
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return [`${key} ${count}`, member];
  });
}

function compareMember(className: string, before: MemberFacts, member: MemberFacts, types: TypeRules): Difference[] {
  const memberDifferences = [
    ...flagDifferences(before, member),
    ...compareField('kind', before.kind, member.kind),
    ...compareField('id', before.id, member.id),
    ...compareField('awaited', yesOrNo(before.awaited), yesOrNo(member.awaited)),
    ...compareField(
      'type',
      before.returns ?? before.yields ?? before.payload,
      member.returns ?? member.yields ?? member.payload,
    ),
  ];
  const changes = changed({className, member}, memberDifferences);
  for (const [old, parameter] of pairs(before.parameters ?? [], member.parameters ?? [], ({name}) => name)) {
    const oldOrNew = parameter ?? old;
    if (!old || !parameter) {
      if (oldOrNew) changes.push({kind: parameter ? 'added' : 'removed', className, member, parameter: oldOrNew});
      continue;
    }
    const differences = [
      ...flagDifferences(old, parameter),
      ...compareField('type', types.shownType(old), types.shownType(parameter)),
      ...compareField('required', yesOrNo(old.required), yesOrNo(parameter.required)),
      ...compareField('keyword-only', yesOrNo(old.keyword), yesOrNo(parameter.keyword)),
    ];
    const owner = {className, member, parameter};
    changes.push(...changed(owner, differences), ...compareKeys(old.keys, parameter.keys, owner));
  }
  return [...changes, ...compareKeys(before.keys, member.keys, {className, member})];
}

/** Compares named types. A change is listed once, because many members use the same type. */
function compareTypes(before: ApiFacts['types'], after: ApiFacts['types']): Difference[] {
  return pairs(Object.entries(before), Object.entries(after), ([name]) => name).flatMap(([old, type]): Difference[] => {
    const className = `type ${(type ?? old)![0]}`;
    if (!old || !type) return [{kind: type ? 'added' : 'removed', className}];
    return compareKeys(listKeys(old[1]), listKeys(type[1]), {className});
  });
}

/** Returns the keys of a type; the values of a set of strings as keys without a type. */
const listKeys = (type: ApiFacts['types'][string]): TypeKey[] =>
  'keys' in type ? type.keys : type.values.map((name) => ({name, type: ''}));

/** Compares keys, and the keys of these keys. Keys of an object that had no keys before are part of its type. */
function compareKeys(before: TypeKey[] = [], after: TypeKey[] = [], owner: Omit<Difference, 'kind'>): Difference[] {
  if (before.length === 0 || after.length === 0) return [];
  return pairs(before, after, ({name}) => name).flatMap(([old, current]): Difference[] => {
    const {name} = (current ?? old)!;
    const inside = {...owner, key: owner.key === undefined ? name : `${owner.key}.${name}`};
    if (!old || !current) return [{kind: current ? 'added' : 'removed', ...inside}];
    const differences = [
      ...compareField('type', old.type, current.type),
      ...compareField('required', yesOrNo(old.required), yesOrNo(current.required)),
    ];
    return [...changed(inside, differences), ...compareKeys(old.keys, current.keys, inside)];
  });
}

const changed = (owner: Omit<Difference, 'kind'>, differences: FieldDifference[]): Difference[] =>
  differences.map((difference) => ({kind: 'changed', ...owner, difference}));

type Flagged = {deprecated?: true; discouraged?: true; ignored?: true};

const flagDifferences = (before: Flagged, after: Flagged): FieldDifference[] =>
  flagFields.flatMap((flag) => compareField(flag, yesOrNo(before[flag]), yesOrNo(after[flag])));

const yesOrNo = (flag: true | undefined): string => (flag ? 'yes' : 'no');

const compareField = (field: Field, before = 'none', after = 'none'): FieldDifference[] =>
  sorted(before) === sorted(after) ? [] : [{field, before, after}];

/** Sorts the types of a union, whose order has no meaning. */
const sorted = (type: string): string => type.split(' | ').sort().join(' | ');

/** Pairs old and new items with the same key. An item without a counterpart is paired with undefined. */
function pairs<T>(before: T[], after: T[], keyOf: (item: T) => string): [T | undefined, T | undefined][] {
  const keys = [...new Set([...before, ...after].map(keyOf))];
  const find = (items: T[], key: string): T | undefined => items.find((item) => keyOf(item) === key);
  return keys.map((key) => [find(before, key), find(after, key)]);
}
