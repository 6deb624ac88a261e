import {tryStorage} from './tryStorage';

/** Storage key of the selected language. The root edition of the official site reads this key. */
const editionKey = 'previousLanguagePrefix';

/**
 * Stores the language edition that the reader selected, so that the root edition can redirect to it. Does nothing if
 * storage is blocked.
 *
 * @param prefix `/java/`, `/dotnet/` or `/python/`; `/` of the root edition removes the stored value
 */
export function rememberEdition(prefix: string): void {
  tryStorage(() => (prefix === '/' ? localStorage.removeItem(editionKey) : localStorage.setItem(editionKey, prefix)));
}
