import type {ClassFacts, MemberFacts} from './types';

/** Headings of the groups of members, in the order of class pages. */
export const groups = ['Methods', 'Properties', 'Events', 'Deprecated'] as const;

export type Group = (typeof groups)[number];

/**
 * Returns the group of a member.
 *
 * Events belong to Events, even deprecated ones. Other deprecated or discouraged members belong to Deprecated, the rest
 * to the group of their kind. Both versions are created from one text, so a member that the next version deprecates
 * belongs to Deprecated in both versions; only the next version shows the badge.
 *
 * @param next facts of the class in `next`
 */
export function groupOf(member: MemberFacts, next: ClassFacts | undefined): Group {
  if (member.kind === 'event') return 'Events';
  const latest = next?.members.find((other) => other.name === member.name && other.kind === member.kind) ?? member;
  if (latest.deprecated || latest.discouraged) return 'Deprecated';
  return latest.kind === 'method' ? 'Methods' : 'Properties';
}

/** Ids of the headings of the groups. */
export const groupIds = groups.map((group) => group.toLowerCase());
