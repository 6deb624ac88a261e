/** Returns the result of an access to the storage of the browser; undefined if it throws, for example if storage is blocked. */
export function tryStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/**
 * Reads a list from the storage of the browser. Other scripts, extensions and older versions of the site write there, too, so
 * that entries of another type are left out.
 *
 * @param read returns the JSON of the list
 * @returns undefined if storage is blocked or contains no list
 */
export function readStoredList<Entry>(
  read: () => string | null,
  isEntry: (value: unknown) => value is Entry,
): Entry[] | undefined {
  const value = tryStorage(() => JSON.parse(read() ?? 'null') as unknown);
  return Array.isArray(value) ? value.filter(isEntry) : undefined;
}
