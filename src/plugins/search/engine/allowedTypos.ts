/** Returns the number of typos that a word of this length may have: 1 from 4 letters, 2 from 8 letters. */
export function allowedTypos(length: number): 0 | 1 | 2 {
  if (length >= 8) return 2;
  return length >= 4 ? 1 : 0;
}
