/** Storage key of the recorded errors. */
export const errorsKey = 'test-errors';

/**
 * Adds a script to a page that records errors in the session storage, because WebKitWebDriver does not report the console.
 *
 * @param html a page of the site
 */
export function recordErrors(html: string): string {
  // The build leaves out `<head>` where the parser adds it.
  return html.replace(
    /<html[^>]*>(<head>)?/,
    (start) => `${start}<script>(${record.toString()})('${errorsKey}')</script>`,
  );
}

/** Runs in the page before its own scripts. */
function record(key: string): void {
  const note = (message: unknown) => {
    const before = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...before, `${location.href}: ${String(message)}`]));
  };
  // WebKit reports scripts as failed whose loading a reload stops.
  let isLeft = false;
  addEventListener('beforeunload', () => (isLeft = true));
  addEventListener('unhandledrejection', (event) => note(event.reason));
  addEventListener(
    'error',
    (event) => {
      const element = event.target;
      if (!(element instanceof Element)) note(event.message);
      else if (!isLeft) note(`cannot load ${element.outerHTML.slice(0, 200)}`);
    },
    // Errors of elements do not bubble.
    true,
  );
  const write = console.error;
  console.error = (...values: unknown[]) => {
    note(values.map(String).join(' '));
    write.apply(console, values);
  };
}
