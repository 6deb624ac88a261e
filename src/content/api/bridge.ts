import {memoize} from '../../utils/memoize';
import {kebab} from './ids';
import type {ApiFacts, KeyedType, MemberFacts, ParameterFacts} from './types';

/** A member with the class that declares it. */
export interface ClassMember {
  className: string;
  member: MemberFacts;
}

/**
 * Finds the counterparts of names in the facts of another edition. The facts of all editions have the same ids, so the
 * ids connect `wait_for_timeout`, `waitForTimeout` and `WaitForTimeoutAsync`.
 */
export interface Bridge {
  /** Facts of the edition in whose names pages are written. */
  source: ApiFacts;
  /** Facts of the edition that is built. */
  target: ApiFacts;
  /** Returns the counterpart of a source member; undefined if the edition does not have it. */
  targetOf: (member: MemberFacts) => ClassMember | undefined;
  /** Returns the source member of a member of the edition; undefined for members that only the edition has. */
  sourceOf: (member: MemberFacts) => ClassMember | undefined;
}

/** Creates the bridge from the facts in which pages are written to those of an edition, for the same version. */
export function createBridge(source: ApiFacts, target: ApiFacts): Bridge {
  const [sources, targets] = [membersById(source), membersById(target)];
  return {
    source,
    target,
    targetOf: (member) => targets.get(memberKey(member)),
    sourceOf: (member) => sources.get(memberKey(member)),
  };
}

/** Returns the parameters of a member that correspond to one of its counterpart. .NET has several for some. */
export function parametersLike(parameter: ParameterFacts, member: MemberFacts): ParameterFacts[] {
  const suffix = parameterSuffix(parameter);
  return (member.parameters ?? []).filter((each) => parameterSuffix(each) === suffix);
}

/** Returns the types with keys that a type contains, and those that their keys contain. */
export function nestedTypes(type: string, facts: ApiFacts): KeyedType[] {
  const types = new Map<string, KeyedType>();
  const visit = (text: string): void => {
    for (const [name] of text.replace(/"[^"]*"/g, '').matchAll(/[A-Za-z_]\w*/g)) {
      const named = facts.types[name];
      if (types.has(name) || !named || !('keys' in named)) continue;
      types.set(name, {name, keys: named.keys});
      named.keys.forEach((key) => visit(key.type));
    }
  };
  visit(type);
  return [...types.values()];
}

/** Returns the name in a list that differs from a name only in case and separators: `no-preference`, `NO_PREFERENCE`. */
export const findSameName = (name: string, names: readonly string[]): string | undefined =>
  names.find((each) => isSameName(name, each));

/** Whether two names differ only in case and separators. */
export const isSameName = (name: string, other: string): boolean => plainName(name) === plainName(other);

/** Returns a name in lower case without separators. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

const parameterSuffix = memoize(({id, name}: ParameterFacts): string => id ?? kebab(name));

const memberKey = ({kind, id}: MemberFacts): string => (kind === 'event' ? `event ${id}` : id);

function membersById({classes}: ApiFacts): Map<string, ClassMember> {
  const byId = new Map<string, ClassMember>();
  for (const [className, {members}] of Object.entries(classes)) {
    for (const member of members) {
      const key = memberKey(member);
      if (!byId.has(key)) byId.set(key, {className, member});
    }
  }
  return byId;
}
