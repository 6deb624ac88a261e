import type {ApiFacts, ClassFacts, MemberFacts, ParameterFacts} from './types';

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
 * The official pages document some parameters that the code of some libraries does not have. They also have the same
 * groups in the languages that declare a method as a property or a property as a method.
 *
 * The other ids are those of members and parameters that the library has removed. Links to them lead to what replaces them.
 */
export const orphanIds: Readonly<Record<string, readonly string[]>> = {
  'browser-context-wait-for-event': ['browser-context-wait-for-event-option-predicate'],
  'frame-eval-on-selector': ['frame-eval-on-selector-option-strict'],
  'frame-is-hidden': ['frame-is-hidden-option-timeout'],
  'frame-is-visible': ['frame-is-visible-option-timeout'],
  'page-eval-on-selector': ['page-eval-on-selector-option-strict'],
  'page-wait-for-event': ['page-wait-for-event-option-predicate'],
  'web-socket-wait-for-event': ['web-socket-wait-for-event-option-predicate'],
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
  'android-connect': ['android-connect-option-ws-endpoint'],
  'android-device-launch-browser': [
    'android-device-launch-browser-option-video-size',
    'android-device-launch-browser-option-videos-path',
  ],
  'browser-context-expose-binding': ['browser-context-expose-binding-option-handle'],
  'browser-new-context': ['browser-new-context-option-video-size', 'browser-new-context-option-videos-path'],
  'browser-new-page': ['browser-new-page-option-video-size', 'browser-new-page-option-videos-path'],
  'browser-type-connect': ['browser-type-connect-option-logger', 'browser-type-connect-option-ws-endpoint'],
  'browser-type-connect-over-cdp': ['browser-type-connect-over-cdp-option-logger'],
  'browser-type-launch': ['browser-type-launch-option-devtools'],
  'browser-type-launch-persistent-context': [
    'browser-type-launch-persistent-context-option-devtools',
    'browser-type-launch-persistent-context-option-video-size',
    'browser-type-launch-persistent-context-option-videos-path',
  ],
  'browser-type-launch-server': ['browser-type-launch-server-option-devtools'],
  'locator-assertions-not-to-have-accessible-description': [
    'locator-assertions-not-to-have-accessible-description-option-name',
  ],
  'page-aria-snapshot': ['page-accessibility'],
  'page-expose-binding': ['page-expose-binding-option-handle'],
};

/** Headings of groups of members, in the order of class pages. */
const groupIds = ['methods', 'properties', 'events', 'deprecated'];

/** Returns all ids that the page of a class can have. */
export const idsOnPage = ({members}: ClassFacts): string[] => [
  ...groupIds,
  ...members.flatMap((member) => [...idsOfMember(member), ...(orphanIds[member.id] ?? [])]),
];

/** Returns the names with `$`, such as `$$eval` in JavaScript, by id. */
export const namesWithDollar = ({classes}: ApiFacts): Record<string, string> =>
  Object.fromEntries(
    Object.values(classes).flatMap(({members}) =>
      members.flatMap(({id, name}) => (name.startsWith('$') ? [[id, name]] : [])),
    ),
  );
