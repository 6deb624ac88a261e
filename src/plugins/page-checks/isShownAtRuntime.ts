/**
 * Decides whether the overlay of the development server shows an exception of the page. The compilation already reports
 * a module that cannot be compiled, and the overlay of an exception would stay after the fix.
 *
 * The development server sends the source text of this function to the browser, so it cannot use anything else.
 */
export function isShownAtRuntime(error: Error): boolean {
  return !/Module build failed/.test(error.message);
}
