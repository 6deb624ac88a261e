/**
 * The id that the hash of an address names.
 *
 * @param hash with its `#`, escaped as addresses are; empty when there is none
 * @returns the id; of a hash that is no proper escape (`#100%`), which anybody may link to, the text as it stands
 */
export function idInHash(hash: string): string {
  const escaped = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(escaped);
  } catch {
    return escaped;
  }
}
