/** The tag of Docusaurus's template, also in minified form (without quotes, `defer` without a value). */
const scriptTag = /<script src="?([^"\s>]*\/assets\/js\/[^"\s>]+)"? defer(?:="[^"]*")?><\/script>/g;

/**
 * Removes the deferred scripts from a page, and adds the inline script that starts them late. The script is the same on all
 * pages of all editions, so that the Content-Security-Policy of a host needs one hash for it.
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
  return `${html.replace(scriptTag, '')}<script data-scripts="${scripts.join(' ')}">${start}</script>`;
}
