/** The tag of Docusaurus's template, also in minified form (without quotes, `defer` without a value). */
const scriptTag = /<script src="?([^"\s>]*\/assets\/js\/[^"\s>]+)"? defer(?:="[^"]*")?><\/script>/g;

/** What disables the toggle of the color mode until React takes over. Disabled buttons receive no clicks. */
const disabledToggle = /(<button [^>]*toggleButtonDisabled[^>]*?) disabled(?:="")?(?=[ >])/g;

/**
 * Removes the deferred scripts from a page, and adds the inline script that starts them late. The script is the same on all
 * pages of all editions, so that the Content-Security-Policy of a host needs one hash for it. Their list is at the end, so that
 * a page that arrives in part has none.
 *
 * @param html a page as Docusaurus wrote it
 * @param routeScripts URLs of further scripts that the page needs
 * @param start source of the inline script, which reads the URLs from `data-scripts`
 * @throws {Error} with the file, if it has no deferred scripts
 */
export function placeScripts(html: string, routeScripts: string[], start: string, file: string): string {
  const first = Array.from(html.matchAll(scriptTag), ([, address]) => address!);
  if (first.length === 0) throw new Error(`${file}: no deferred scripts; did the template of Docusaurus change?`);
  const scripts = [...first, ...routeScripts.filter((script) => !first.includes(script))];
  const list = `<template data-scripts="${scripts.join(' ')}"></template>`;
  const page = html.replace(scriptTag, '').replace(disabledToggle, '$1');
  return page.replace(/<body[^>]*>/, (tag) => `${tag}<script>${start}</script>`) + list;
}
