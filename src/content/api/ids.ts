import {groupIds} from './memberGroups';
import type {ApiFacts, ClassFacts, MemberFacts, ParameterFacts} from './types';

/** Turns a name into a part of an id. An acronym is one word: `APIRequestContext` becomes `api-request-context`. */
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
 * Parameters of the official pages that do not follow from the facts of each edition, by the id of their member: some that
 * the code of some libraries does not have, and some that the library has removed. Links to the latter lead to what
 * replaces them.
 */
const orphanParameters: Readonly<Record<string, readonly string[]>> = {
  'browser-context-wait-for-event': ['predicate'],
  'frame-eval-on-selector': ['strict'],
  'frame-is-hidden': ['timeout'],
  'frame-is-visible': ['timeout'],
  'page-eval-on-selector': ['strict'],
  'page-wait-for-event': ['predicate'],
  'web-socket-wait-for-event': ['predicate'],
  'api-request-context-dispose': ['reason'],
  'android-connect': ['ws-endpoint'],
  'android-device-launch-browser': ['video-size', 'videos-path'],
  'browser-context-expose-binding': ['handle'],
  'browser-new-context': ['video-size', 'videos-path'],
  'browser-new-page': ['video-size', 'videos-path'],
  'browser-type-connect': ['logger', 'ws-endpoint'],
  'browser-type-connect-over-cdp': ['logger'],
  'browser-type-launch': ['devtools'],
  'browser-type-launch-persistent-context': ['devtools', 'video-size', 'videos-path'],
  'browser-type-launch-server': ['devtools'],
  'locator-assertions-not-to-have-accessible-description': ['name'],
  'page-expose-binding': ['handle'],
};

/**
 * Other ids of the official pages, by the id of their member: that of a removed member, and the groups of members that some
 * languages declare as a method and others as a property.
 */
const otherOrphans: Readonly<Record<string, string>> = {
  'api-response-assertions-not': 'properties',
  'browser-context-clock': 'properties',
  'console-message-args': 'methods',
  'js-handle-as-element': 'properties',
  'locator-assertions-not': 'properties',
  'page-assertions-not': 'properties',
  'page-clock': 'properties',
  'playwright-chromium': 'properties',
  'web-error-error': 'methods',
  'web-socket-frame-binary': 'methods',
  'web-socket-is-closed': 'methods',
  'page-aria-snapshot': 'page-accessibility',
};

/** Returns the ids for a member that do not follow from its facts. Editions whose page has an id anyway ignore it. */
export const orphanIdsOf = ({id}: MemberFacts): string[] => [
  ...(orphanParameters[id] ?? []).map((name) => `${id}-option-${name}`),
  ...(otherOrphans[id] === undefined ? [] : [otherOrphans[id]]),
];

/** Returns all ids that the page of a class can have. */
export const idsOnPage = ({members}: ClassFacts): string[] => [
  ...groupIds,
  ...members.flatMap((member) => [...idsOfMember(member), ...orphanIdsOf(member)]),
];

/** Returns the names with `$`, such as `$$eval` in JavaScript, by id. */
export const namesWithDollar = ({classes}: ApiFacts): Record<string, string> =>
  Object.fromEntries(
    Object.values(classes).flatMap(({members}) =>
      members.flatMap(({id, name}) => (name.startsWith('$') ? [[id, name]] : [])),
    ),
  );
