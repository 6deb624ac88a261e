import type {ClassFacts, MemberFacts, ParameterFacts} from './types';

/**
 * Turns a name into a part of an id. An acronym is one word: `APIRequestContext` becomes `api-request-context`.
 */
export function kebab(name: string): string {
  return name
    .replace(/_/g, '-')
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replace(/#?(\d)$/, '-$1')
    .toLowerCase();
}

/**
 * Returns the id of a parameter. The ids of parameters and return values are the same as on the official pages, because
 * other sites link to them: `page-goto-option-wait-until`, `page-goto-return`.
 */
export const parameterId = (member: MemberFacts, {id, name}: ParameterFacts): string =>
  `${member.id}-option-${id ?? kebab(name)}`;
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
      ...(member.parameters ?? []).map((parameter) => parameterId(member, parameter)),
    ]),
    ...Object.values(orphanIds[className] ?? {}).flat(),
  ];
}
