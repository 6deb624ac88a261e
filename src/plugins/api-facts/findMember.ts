import type {ClassFacts, MemberFacts} from '../../content/api/types';

/**
 * Finds the member of a heading. A property and an event can have the same name (`Page.request`); the group of the
 * heading decides between them. Among overloads with ids of their own, one with parameters is chosen, because the section
 * describes all of them (`TestInfo.skip`).
 */
export function findMember(entry: ClassFacts, name: string, group: string): MemberFacts | undefined {
  const found = entry.members.filter((member) => member.name === name);
  const ofGroup = found.filter((member) => (member.kind === 'event') === (group === 'Events'));
  return ofGroup.find(({parameters}) => parameters) ?? ofGroup[0] ?? found[0];
}

/** Returns a unique key of a member in its class. The name is not unique, because an event can have the same name. */
export const memberKey = (member: MemberFacts): string => `${member.kind === 'event' ? 'event ' : ''}${member.name}`;
