/**
 * Decodes the hash of a URL to the id of an element.
 *
 * @param hash percent-encoded hash with its `#`; may be empty
 * @returns the id. Any site may link to a hash that is not valid percent-encoding (`#100%`); it is returned unchanged.
 */
export function idInHash(hash: string): string {
  const escaped = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(escaped);
  } catch {
    return escaped;
  }
}
