import type {Edition} from '../../editions/types';
import type {ApiFacts, ParameterFacts} from '../../src/content/api/types';
import type {EditionName} from '../../src/data/editions';
import type {Change} from '../../src/content/api/changes';
import {minorOf} from '../../src/utils/releaseNumbers';
import {compareFacts, type Difference} from '../facts/compareFacts';

/** Names of the fields that readers notice; others, such as ids, belong to this site. */
const fields: Record<string, Change['field']> = {
  type: 'type',
  required: 'required',
  kind: 'kind',
  awaited: 'awaited',
  'keyword-only': 'keyword',
  deprecated: 'deprecated',
};

/**
 * Lists what a release changed for its users, each with the release that it belongs to. That is an older one for additions
 * that are older according to their facts: the packages before declare them in a way that cannot be read.
 */
export function compareReleases(
  before: ApiFacts,
  after: ApiFacts,
  {name, language}: Edition,
): [release: string, change: Change][] {
  const differences = compareFacts(before, after, language.types);
  return differences
    .filter((each) => !noise[name](each, differences))
    .flatMap((each) =>
      (name === 'python' ? toRename(each, differences) : toChange(each)).map((change): [string, Change] => [
        findRelease(each, after),
        change,
      ]),
    );
}

function findRelease({kind, className, member, parameter, key}: Difference, {classes, release}: ApiFacts): string {
  const since = parameter?.since ?? member?.since ?? classes[className]?.since;
  return kind === 'added' && key === undefined && since !== undefined ? since : minorOf(release);
}

type NoiseRule = (difference: Difference, all: Difference[]) => boolean;

/** Returns the new name of a parameter that is passed by position, or the one that a new name replaces. */
const otherName = ({kind, member, parameter}: Difference, all: Difference[]): string | undefined =>
  kind !== 'changed' && parameter && isPositional(parameter)
    ? all.find(
        (other) =>
          other.kind === (kind === 'added' ? 'removed' : 'added') &&
          other.member?.id === member?.id &&
          other.parameter &&
          isPositional(other.parameter),
      )?.parameter?.name
    : undefined;

const isPositional = ({option, keyword}: ParameterFacts): boolean => !option && !keyword;

/** Whether a difference is the old name of a parameter that has another name now. */
const isOldName: NoiseRule = (difference, all) =>
  difference.kind === 'removed' && otherName(difference, all) !== undefined;

/** Whether a function such as `test.only` was a property before, with a type that can be called. */
const isCalledProperty: NoiseRule = ({member, parameter}, all) =>
  member !== undefined &&
  parameter === undefined &&
  all.some((other) => other.member === member && other.difference?.field === 'kind');

/** Differences that users of an edition do not notice. */
const noise: Record<EditionName, NoiseRule> = {
  python: isOldName,
  java: isOldName,
  javascript: (difference, all) => isOldName(difference, all) || isCalledProperty(difference, all),
  dotnet: () => false,
};

/** Python's calls can contain the name of each parameter, so that another name is a change. */
function toRename(difference: Difference, all: Difference[]): Change[] {
  const from = otherName(difference, all);
  return toChange(difference).map((change) =>
    from === undefined ? change : {...change, kind: 'renamed', from, to: change.parameter!},
  );
}

function toChange({kind, className, member, parameter, key, difference}: Difference): Change[] {
  const [, typeName] = /^type (.*)/.exec(className) ?? [];
  const part = {
    ...(typeName === undefined ? {class: className} : {type: typeName}),
    ...(member && {member: member.name, id: member.id}),
    ...(parameter && {parameter: parameter.name}),
    ...(key !== undefined && {key}),
  };
  if (kind !== 'changed') return [{kind, ...part}];
  const field = difference && fields[difference.field];
  if (!field || normalized(difference.before) === normalized(difference.after)) return [];
  const {before: from, after: to} = difference;
  return field === 'deprecated' && to === 'yes'
    ? [{kind: 'deprecated', ...part}]
    : [{kind: 'changed', ...part, field, from, to}];
}

/** Lists the names in a type, without what has no meaning: `T[]` for `Array<T>`, and the order of a union. */
const normalized = (type: string): string =>
  type
    .replace(/(?:\(([^()]*)\)|([\w.]+))\[\]/g, 'Array<$1$2>')
    .match(/[\w."'-]+/g)
    ?.sort()
    .join(' ') ?? '';
