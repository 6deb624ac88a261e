import type {TypeRules} from '../../src/languages/types';
import type {ApiFacts, ClassFacts, MemberFacts, ParameterFacts} from '../../src/content/api/types';

/** One difference between the facts of two versions. */
export type Change = {
  kind: 'new' | 'removed' | 'changed';
  className: string;
  member?: MemberFacts;
  parameter?: ParameterFacts;
  /** For `changed`, a description: "type was str, is now str | int". */
  difference?: string;
};

/** Lists the classes, members and parameters that are new, removed or changed from one version to another. */
export function compareFacts(before: ApiFacts, after: ApiFacts, types: TypeRules): Change[] {
  const names = [...new Set([...Object.keys(before.classes), ...Object.keys(after.classes)])];
  const changes = names.flatMap((className) =>
    compareClass(className, before.classes[className], after.classes[className], types),
  );
  return [...changes, ...compareTypes(before, after)];
}

function compareClass(
  className: string,
  before: ClassFacts | undefined,
  after: ClassFacts | undefined,
  types: TypeRules,
): Change[] {
  if (!before) return [{kind: 'new', className}];
  // The facts of a removed class stay, because its page does.
  if (!after || after.removed) return before.removed ? [] : [{kind: 'removed', className}];
  const changes: Change[] = markDifferences(before, after).map((difference) => ({
    kind: 'changed',
    className,
    difference,
  }));
  const keyOf = (member: MemberFacts): string => `${member.kind === 'event'} ${member.name}`;
  for (const [old, member] of pairs(before.members, after.members, keyOf)) {
    if (!old || !member) changes.push({kind: member ? 'new' : 'removed', className, ...either(old, member)});
    else changes.push(...compareMember(className, old, member, types));
  }
  return changes;
}

function compareMember(className: string, before: MemberFacts, member: MemberFacts, types: TypeRules): Change[] {
  const memberDifferences = [
    ...markDifferences(before, member),
    ...differenceOf('kind', before.kind, member.kind),
    ...differenceOf('id', before.id, member.id),
    ...differenceOf('awaited in async', yesOrNo(before.awaited), yesOrNo(member.awaited)),
    ...differenceOf(
      'type',
      before.returns ?? before.yields ?? before.payload,
      member.returns ?? member.yields ?? member.payload,
    ),
  ];
  const changes: Change[] = memberDifferences.map((difference) => ({kind: 'changed', className, member, difference}));
  for (const [old, parameter] of pairs(before.parameters ?? [], member.parameters ?? [], ({name}) => name)) {
    const oldOrNew = parameter ?? old;
    if (!old || !parameter) {
      if (oldOrNew) changes.push({kind: parameter ? 'new' : 'removed', className, member, parameter: oldOrNew});
      continue;
    }
    const differences = [
      ...markDifferences(old, parameter),
      ...differenceOf('type', types.shownType(old), types.shownType(parameter)),
      ...differenceOf('required', yesOrNo(old.required), yesOrNo(parameter.required)),
      ...differenceOf('keyword-only', yesOrNo(old.keyword), yesOrNo(parameter.keyword)),
    ];
    changes.push(
      ...differences.map((difference): Change => ({kind: 'changed', className, member, parameter, difference})),
    );
  }
  return changes;
}

/** Compares dict types. A change is listed once, like that of a class, because many members use the same type. */
function compareTypes(before: ApiFacts, after: ApiFacts): Change[] {
  const names = [...new Set([...Object.keys(before.types), ...Object.keys(after.types)])];
  return names.flatMap((name): Change[] => {
    const [old, type] = [before.types[name], after.types[name]];
    if (JSON.stringify(old) === JSON.stringify(type)) return [];
    const keys = (found: typeof old): string =>
      !found
        ? 'none'
        : 'keys' in found
          ? found.keys.map((key) => `${key.name}: ${key.type}`).join(', ')
          : found.values.join(', ');
    return [{kind: 'changed', className: `type ${name}`, difference: `was ${keys(old)}, is now ${keys(type)}`}];
  });
}

type Marked = {deprecated?: true; discouraged?: true; ignored?: true};

function markDifferences(before: Marked, after: Marked): string[] {
  return (['deprecated', 'discouraged', 'ignored'] as const).flatMap((mark) => {
    if (before[mark] === after[mark]) return [];
    return [after[mark] ? `is now ${mark}` : `is no longer ${mark}`];
  });
}

const yesOrNo = (flag: true | undefined): string => (flag ? 'yes' : 'no');

const differenceOf = (field: string, before: string | undefined, after: string | undefined): string[] =>
  sorted(before) === sorted(after) ? [] : [`${field} was ${before ?? 'none'}, is now ${after ?? 'none'}`];

/** Sorts the types of a union, whose order has no meaning. */
const sorted = (type = 'none'): string => type.split(' | ').sort().join(' | ');

function either(before: MemberFacts | undefined, after: MemberFacts | undefined): {member?: MemberFacts} {
  const member = after ?? before;
  return member ? {member} : {};
}

/** Pairs old and new items with the same key. An item without a counterpart is paired with undefined. */
function pairs<T>(before: T[], after: T[], keyOf: (item: T) => string): [T | undefined, T | undefined][] {
  const keys = [...new Set([...before, ...after].map(keyOf))];
  const find = (items: T[], key: string): T | undefined => items.find((item) => keyOf(item) === key);
  return keys.map((key) => [find(before, key), find(after, key)]);
}
