/** Returns the result of an access to the storage of the browser; undefined if it throws, for example if storage is blocked. */
export function tryStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
