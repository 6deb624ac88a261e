/**
 * The Content-Security-Policy of the frame of a live locator: it runs the scripts and styles of the page under test, and
 * reaches no network. Images and fonts can be data URLs.
 */
export const framePolicy = [
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** What servers add to the policy: a document cannot set these directives itself. */
export const frameHeader = `${framePolicy}; sandbox allow-scripts; frame-ancestors 'self'`;
