/**
 * Counts the edits between two words. A swap of two adjacent letters counts as one edit (optimal string alignment
 * distance).
 *
 * @returns the number of edits; `limit + 1` if there are more than `limit`
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  // Excludes most words without a comparison letter by letter.
  const missing = Array.from(a).filter((letter) => !b.includes(letter)).length;
  if (missing > limit) return limit + 1;
  let beforePrevious: number[] = [];
  let previous = [0, ...b.split('').map((_, j) => j + 1)];
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(previous[j]! + 1, current[j - 1]! + 1, previous[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, beforePrevious[j - 2]! + 1);
      current.push(cost);
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length]!;
}
