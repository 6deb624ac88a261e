/** Returns the number of typos that a word of this length may have: 1 from 4 letters, 2 from 8 letters. */
export function allowedTypos(length: number): 0 | 1 | 2 {
  if (length >= 8) return 2;
  return length >= 4 ? 1 : 0;
}

/**
 * Returns a bit mask of the letters of a word: one bit per letter, and one for all other characters. One edit changes
 * at most two bits, so that words whose masks differ in many bits need no exact comparison.
 */
export function letterMask(word: string): number {
  let mask = 0;
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    mask |= code >= 97 && code <= 122 ? 1 << (code - 97) : 1 << 26;
  }
  return mask;
}

/** Counts the bits that are set. */
export function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest; rest &= rest - 1) count++;
  return count;
}
