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

/** Returns the ids of a member, of its result and of its parameters. */
export const idsOfMember = (member: MemberFacts): string[] => [
  member.id,
  ...(member.kind === 'event' ? [] : [returnId(member)]),
  ...(member.parameters ?? []).map((parameter) => parameterId(member, parameter)),
];

/**
 * Ids of the official pages that do not follow from the facts of each edition, by the id of the member that receives
 * them. Editions whose page has the id anyway ignore the entry.
 *
 * The official pages document three parameters that the code of some libraries does not have. They also have the same
 * groups in the languages that declare a method as a property or a property as a method.
 */
export const orphanIds: Readonly<Record<string, readonly string[]>> = {
  'frame-is-hidden': ['frame-is-hidden-option-timeout'],
  'frame-is-visible': ['frame-is-visible-option-timeout'],
  'api-request-context-dispose': ['api-request-context-dispose-option-reason'],
  'api-response-assertions-not': ['properties'],
  'browser-context-clock': ['properties'],
  'console-message-args': ['methods'],
  'js-handle-as-element': ['properties'],
  'locator-assertions-not': ['properties'],
  'page-assertions-not': ['properties'],
  'page-clock': ['properties'],
  'playwright-chromium': ['properties'],
  'web-error-error': ['methods'],
  'web-socket-frame-binary': ['methods'],
  'web-socket-is-closed': ['methods'],
};

/** Headings of groups of members, in the order of class pages. */
const groupIds = ['methods', 'properties', 'events', 'deprecated'];

/** Returns all ids that the page of a class can have. */
export const idsOnPage = ({members}: ClassFacts): string[] => [
  ...groupIds,
  ...members.flatMap((member) => [...idsOfMember(member), ...(orphanIds[member.id] ?? [])]),
];
