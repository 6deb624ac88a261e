import type {RootContent} from 'mdast';

/** What the text around a word in inline code says about it. `other` is an attribute, a permission or a header. */
export type WordKind = 'option' | 'event' | 'other';

/** How certain it is that inline code names an option, without the text around it. */
export interface OptionRules {
  /** Whether a word can be the name of an option. */
  isPossible: (code: string) => boolean;
  /** Whether code can only be the name of an option, such as `full_page`. */
  isCertain: (code: string) => boolean;
}

/** Text between the items of an enumeration: "`x`, `y` and `width`". */
const separator = /^(?:, | and | or | nor |, and |, or |, or both )$/;
const beforeOption =
  /\b(?:options?|parameters?|option such as|pass(?:es)?|omits?|[Ss]et|specify|accepts?|either|neither|without|unless|With|Use) $/;
const afterOption = /^ (?:options?|parameters?|arguments?)\b/;
const afterEvent = /^ (?:events?|listeners?|fires)\b/;
const afterOther = /^ (?:attributes?|permissions?|headers?|handlers?|functions?|property|properties)\b/;

/**
 * Determines what a word in inline code names, by the text around it: "the `dialog` event", "If you pass `path`". All words
 * of an enumeration name the same.
 *
 * @param siblings nodes of the paragraph
 * @param index place of the word in it
 */
export function wordKind(
  siblings: readonly RootContent[],
  index: number,
  {isPossible, isCertain}: OptionRules,
): WordKind | undefined {
  const textAt = (at: number): string => {
    const node = siblings[at];
    return node?.type === 'text' ? node.value : '';
  };
  const isCode = (at: number): boolean => siblings[at]?.type === 'inlineCode';
  let first = index;
  while (separator.test(textAt(first - 1)) && isCode(first - 2)) first -= 2;
  let last = index;
  while (separator.test(textAt(last + 1)) && isCode(last + 2)) last += 2;
  const words = siblings.slice(first, last + 1).flatMap((node) => (node.type === 'inlineCode' ? [node.value] : []));
  const [before, after] = [textAt(first - 1), textAt(last + 1)];
  if (afterEvent.test(after)) return 'event';
  if (afterOther.test(after)) return 'other';
  const isMarked = beforeOption.test(before) || afterOption.test(after);
  return words.some((word) => isCertain(word) || (isMarked && isPossible(word))) ? 'option' : undefined;
}
