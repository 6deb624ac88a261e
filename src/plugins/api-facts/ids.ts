import type {MemberFacts} from '../../content/api/types';

/**
 * Ids of the parts of a member. The web links to them, so they follow the official pages:
 * `page-goto-option-wait-until`, `page-goto-return`.
 */
export const parameterId = (member: MemberFacts, name: string): string =>
  `${member.id}-option-${name.replace(/_/g, '-')}`;
export const returnId = (member: MemberFacts): string => `${member.id}-return`;

/**
 * Ids of the official pages that no fact gives, by class and by the member that holds them.
 *
 * Two parameters are documented there and are not in the Python code; and JSHandle has a group "Properties" there, since
 * `as_element()` counts as a property.
 */
export const orphanIds: Record<string, Record<string, string[]>> = {
  Frame: {is_hidden: ['frame-is-hidden-option-timeout'], is_visible: ['frame-is-visible-option-timeout']},
  JSHandle: {as_element: ['properties']},
};
