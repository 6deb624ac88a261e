import {parametersLike} from '../../content/api/bridge';
import type {ClassFacts, MemberFacts} from '../../content/api/types';

/**
 * Finds the member of a heading. A property and an event can have the same name (`Page.request`); the group of the
 * heading decides between them. If several members have the name, each with ids of its own, returns the first one with
 * parameters, with those of the others, because the section describes all of them (`TestInfo.skip`).
 */
export function describedMember(entry: ClassFacts, name: string, group: string): MemberFacts | undefined {
  const namesakes = entry.members.filter((member) => member.name === name);
  const ofGroup = namesakes.filter((member) => (member.kind === 'event') === (group === 'Events'));
  const member = ofGroup.find(({parameters}) => parameters) ?? ofGroup[0] ?? namesakes[0];
  return member && joinNamesakes(member, findNamesakes(member, entry));
}

/** Returns the members that the section of a member describes: all with its name, which have ids of their own. */
export function findNamesakes(member: MemberFacts, {members}: ClassFacts): MemberFacts[] {
  const isEvent = (each: MemberFacts): boolean => each.kind === 'event';
  return members.filter((each) => each.name === member.name && isEvent(each) === isEvent(member));
}

/** Gives a member the parameters of all. A parameter is required if each declaration has a required one at its place. */
function joinNamesakes(member: MemberFacts, namesakes: MemberFacts[]): MemberFacts {
  const {parameters} = member;
  if (namesakes.length === 1 || !parameters) return member;
  // The object with the options is no parameter of the list.
  const requiredCounts = namesakes.flatMap(
    (each) =>
      each.overloads?.map(
        (declared) => declared.parameters.filter(({name, optional}) => !optional && name !== 'options').length,
      ) ?? (each.parameters ?? []).filter(({required, option}) => required && !option).length,
  );
  const others = namesakes.filter(({id}) => id !== member.id);
  const joined = parameters.map(({required, ...parameter}, index) => {
    const types = others.flatMap((each) => parametersLike(parameter, each)).map(({type}) => type);
    return {
      ...parameter,
      type: [...new Set([parameter.type, ...types])].join(' | '),
      ...((parameter.option ? required : index < Math.min(...requiredCounts)) && {required: true as const}),
    };
  });
  const options = others.flatMap((each) =>
    (each.parameters ?? []).filter((parameter) => parameter.option && parametersLike(parameter, member).length === 0),
  );
  const isOption = ({option}: {option?: boolean}): boolean => option === true;
  return {
    ...member,
    parameters: [
      ...joined.filter((each) => !isOption(each)),
      ...[...joined.filter(isOption), ...options].sort((a, b) => (a.name < b.name ? -1 : 1)),
    ],
  };
}

/** Returns the key of the section that describes a member, which is also that of its namesakes. An event has its own. */
export const sectionKey = (member: MemberFacts): string => `${member.kind === 'event' ? 'event ' : ''}${member.name}`;
