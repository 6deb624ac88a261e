/** Where the choice of a language is stored; the key that the root edition reads (a fact of the official site). */
const editionKey = 'previousLanguagePrefix';

/**
 * Remembers the language edition that a reader chose, so that the root edition can lead back to it.
 *
 * Does nothing where the browser refuses storage.
 *
 * @param prefix `/java/`, `/dotnet/`, `/python/`; the root's `/` removes what is remembered
 */
export function rememberEdition(prefix: string): void {
  try {
    if (prefix === '/') localStorage.removeItem(editionKey);
    else localStorage.setItem(editionKey, prefix);
  } catch {
    // Storage may be blocked (privacy settings): the link works without it.
  }
}
