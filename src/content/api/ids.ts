import type {ClassFacts, MemberFacts} from './types';

/**
 * Returns the id of a parameter. The ids of parameters and return values are the same as on the official pages, because
 * other sites link to them: `page-goto-option-wait-until`, `page-goto-return`.
 */
export const parameterId = (member: MemberFacts, name: string): string =>
  `${member.id}-option-${name.replace(/_/g, '-')}`;
export const returnId = (member: MemberFacts): string => `${member.id}-return`;

/**
 * Ids of the official pages that cannot be derived from the facts, by class and by the member that receives them.
 *
 * The official pages document two parameters that the Python code does not have. They also list `as_element()` of
 * JSHandle as a property, so their JSHandle page has a group "Properties".
 */
export const orphanIds: Record<string, Record<string, string[]>> = {
  Frame: {is_hidden: ['frame-is-hidden-option-timeout'], is_visible: ['frame-is-visible-option-timeout']},
  JSHandle: {as_element: ['properties']},
};

/** Headings of groups of members, in the order of class pages. */
const groupIds = ['methods', 'properties', 'events', 'deprecated'];

/** Returns all ids that the page of a class can have. */
export function idsOnPage(className: string, {members}: ClassFacts): string[] {
  return [
    ...groupIds,
    ...members.flatMap((member) => [
      member.id,
      ...(member.kind === 'event' ? [] : [returnId(member)]),
      ...(member.parameters ?? []).map(({name}) => parameterId(member, name)),
    ]),
    ...Object.values(orphanIds[className] ?? {}).flat(),
  ];
}
