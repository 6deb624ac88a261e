import type {TypeRules} from '../../languages/types';
import type {ApiFacts, ClassFacts, MemberFacts, ParameterFacts} from '../../content/api/types';

/** One difference between the facts of two versions. */
export type Change = {
  kind: 'new' | 'gone' | 'changed';
  className: string;
  member?: MemberFacts;
  parameter?: ParameterFacts;
  /** For `changed`: what, such as "type was str, is now str | int". */
  what?: string;
};

/** Every class, member and parameter that is new, gone or changed from one version to the other. */
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
  if (!before || !after) return [{kind: after ? 'new' : 'gone', className}];
  const changes: Change[] = marksOf(before, after).map((what) => ({kind: 'changed', className, what}));
  const keyOf = (member: MemberFacts): string => `${member.kind === 'event'} ${member.name}`;
  for (const [old, member] of pairs(before.members, after.members, keyOf)) {
    if (!old || !member) changes.push({kind: member ? 'new' : 'gone', className, ...one(old, member)});
    else changes.push(...compareMember(className, old, member, types));
  }
  return changes;
}

function compareMember(className: string, before: MemberFacts, member: MemberFacts, types: TypeRules): Change[] {
  const changed = [
    ...marksOf(before, member),
    ...was('kind', before.kind, member.kind),
    ...was('id', before.id, member.id),
    ...was('awaited in async', yes(before.awaited), yes(member.awaited)),
    ...was(
      'type',
      before.returns ?? before.yields ?? before.payload,
      member.returns ?? member.yields ?? member.payload,
    ),
  ];
  const changes: Change[] = changed.map((what) => ({kind: 'changed', className, member, what}));
  for (const [old, parameter] of pairs(before.parameters ?? [], member.parameters ?? [], ({name}) => name)) {
    const either = parameter ?? old;
    if (!old || !parameter) {
      if (either) changes.push({kind: parameter ? 'new' : 'gone', className, member, parameter: either});
      continue;
    }
    const differences = [
      ...marksOf(old, parameter),
      ...was('type', types.shownType(old), types.shownType(parameter)),
      ...was('required', yes(old.required), yes(parameter.required)),
      ...was('keyword-only', yes(old.keyword), yes(parameter.keyword)),
    ];
    changes.push(...differences.map((what): Change => ({kind: 'changed', className, member, parameter, what})));
  }
  return changes;
}

/** Dict types stand in many places, so a change of one is told once, as of a class. */
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
    return [{kind: 'changed', className: `type ${name}`, what: `had ${keys(old)}; has ${keys(type)}`}];
  });
}

type Marked = {deprecated?: true; discouraged?: true};

function marksOf(before: Marked, after: Marked): string[] {
  return (['deprecated', 'discouraged'] as const).flatMap((mark) => {
    if (before[mark] === after[mark]) return [];
    return [after[mark] ? `is ${mark} now` : `is no longer ${mark}`];
  });
}

const yes = (flag: true | undefined): string => (flag ? 'yes' : 'no');

const was = (what: string, before: string | undefined, after: string | undefined): string[] =>
  before === after ? [] : [`${what} was ${before ?? 'none'}, is now ${after ?? 'none'}`];

function one(before: MemberFacts | undefined, after: MemberFacts | undefined): {member?: MemberFacts} {
  const member = after ?? before;
  return member ? {member} : {};
}

/** Old and new by key: both, only the old one, or only the new one. */
function pairs<T>(before: T[], after: T[], keyOf: (item: T) => string): [T | undefined, T | undefined][] {
  const keys = [...new Set([...before, ...after].map(keyOf))];
  const find = (items: T[], key: string): T | undefined => items.find((item) => keyOf(item) === key);
  return keys.map((key) => [find(before, key), find(after, key)]);
}
