import type {ClassFacts, MemberFacts} from '../../content/api/types';

/** The groups of a class page, in the order of its headings. */
export const groups = ['Methods', 'Properties', 'Events', 'Deprecated'] as const;
export type Group = (typeof groups)[number];

/**
 * The group that a member stands under.
 *
 * Events stand under Events, also deprecated ones. Other members that are deprecated or discouraged stand under
 * Deprecated, the rest by their kind. `newest` are the facts of the newest version: both versions are cut from one text,
 * so a member that the next version deprecates stands under Deprecated in both (its badge shows in the next one only).
 */
export function groupOf(member: MemberFacts, newest: ClassFacts | undefined): Group {
  if (member.kind === 'event') return 'Events';
  const latest = newest?.members.find((other) => other.name === member.name && other.kind === member.kind) ?? member;
  if (latest.deprecated || latest.discouraged) return 'Deprecated';
  return latest.kind === 'method' ? 'Methods' : 'Properties';
}
