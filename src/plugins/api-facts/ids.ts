import type {MemberFacts} from './types';

/**
 * Ids of the parts of a member. The web links to them, so they follow the official pages:
 * `page-goto-option-wait-until`, `page-goto-return`.
 */
export const parameterId = (member: MemberFacts, name: string): string => `${member.id}-option-${name.replace(/_/g, '-')}`;
export const returnId = (member: MemberFacts): string => `${member.id}-return`;

/**
 * Ids of the official pages that no fact gives, by class and by the member (or, without one, the class) that holds them.
 * Two parameters are documented there and not in the Python code; "properties" is missing where the official page
 * counts a method without parameters as a property and the class has no other.
 */
export const orphanIds: Record<string, Record<string, string[]>> = {
  Frame: {is_hidden: ['frame-is-hidden-option-timeout'], is_visible: ['frame-is-visible-option-timeout']},
};
