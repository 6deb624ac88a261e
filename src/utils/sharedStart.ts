/** Shorter starts leave enough of the text on a line. */
const shortestStart = 18;

/**
 * Returns the words that a text and other texts start with, such as "Locator expected to", so that a list with one line per
 * text can omit them.
 *
 * @param all the texts of the list, with `text` itself
 * @returns an empty string if no other text starts with the same words, or if these words are short
 */
export function sharedStart(text: string, all: readonly string[]): string {
  const firstWords = (other: string) => other.split(' ', 2).join(' ');
  const group = all.filter((other) => firstWords(other) === firstWords(text)).map((other) => other.split(' '));
  if (group.length < 2) return '';
  const words = text.split(' ');
  const length = words.findIndex((word, index) => group.some((other) => other[index] !== word));
  const start = words.slice(0, Math.max(length, 0)).join(' ');
  return start.length < shortestStart ? '' : start;
}
