/** An argument of a command is wrong. The exit code is 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}
