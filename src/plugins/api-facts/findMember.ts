import type {ClassFacts, MemberFacts} from '../../content/api/types';

/** The member that a heading means. Two may share a name (the property Page.request and the event); the group tells which. */
export function findMember(entry: ClassFacts, name: string, group: string): MemberFacts | undefined {
  const found = entry.members.filter((member) => member.name === name);
  return found.find((member) => (member.kind === 'event') === (group === 'Events')) ?? found[0];
}

/** Tells members of a class apart: an event may have the name of another member. */
export const memberKey = (member: MemberFacts): string => `${member.kind === 'event' ? 'event ' : ''}${member.name}`;
