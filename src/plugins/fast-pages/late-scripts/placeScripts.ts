/** A tag as Docusaurus's template has it, before or after its HTML was minified (without quotes, `defer` without a value). */
const scriptTag = /<script src="?([^"\s>]+\/assets\/js\/[^"\s>]+)"? defer(?:="[^"]*")?><\/script>/g;

/**
 * Takes the deferred scripts out of a page and has them started late.
 *
 * @param html a page as Docusaurus wrote it
 * @param routeScripts addresses of further scripts that the page needs
 * @param start source of the inline script; it calls the list of addresses `SCRIPTS`
 * @throws {Error} naming the file, when it has no deferred scripts
 */
export function placeScripts(html: string, routeScripts: string[], start: string, file: string): string {
  const first = Array.from(html.matchAll(scriptTag), ([, address]) => address!);
  if (first.length === 0) throw new Error(`${file}: no deferred scripts; did the template of Docusaurus change?`);
  if (start.split('SCRIPTS').length !== 2)
    throw new Error('start.js must contain SCRIPTS exactly once, to be filled in');
  const scripts = [...first, ...routeScripts.filter((script) => !first.includes(script))];
  const inline = `<script>${start.replace('SCRIPTS', () => JSON.stringify(scripts))}</script>`;
  return html.replace(scriptTag, '') + inline;
}
