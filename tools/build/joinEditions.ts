// Joins built editions into one host: `dist/` is `/`, and `deploy/host/` has the configurations of servers. Owns the files that
// belong to the host and not to an edition: sitemap index, robots.txt, favicon.ico, and the pages at its root.
import {cpSync, existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {compressFile} from './compressFiles';
import {hostFolders} from './buildFolders';
import {hashScripts} from './cleanHtml';
import {findHome, writeDeployFiles, type ServedEdition} from './deployFiles';
import {securityHeaders} from './securityHeaders';
import {root} from '../../src/utils/root';
import type {HostedIndex} from '../../src/plugins/search/options';

/** Script of the not-found page at the root, for hosts that use this page for all paths. */
const notFoundScript = 'not-found.js';

/**
 * Writes `dist/` and `deploy/host/` from built editions.
 *
 * @param sites folder of the site of each edition
 * @returns the number of inline scripts that the Content-Security-Policy allows
 */
export async function joinEditions(
  editions: ServedEdition[],
  sites: string[],
  hosted: HostedIndex | null,
): Promise<number> {
  const folders = hostFolders(root);
  const {site} = folders;
  const home = findHome(editions);
  for (const folder of Object.values<string>({...folders})) rmSync(folder, {recursive: true, force: true});
  for (const [index, {baseUrl}] of editions.entries()) {
    cpSync(sites[index]!, path.join(site, baseUrl), {recursive: true});
    // Crawlers and hosts read these files at the root only.
    for (const file of ['robots.txt', '_headers', '_redirects']) rmSync(path.join(site, baseUrl, file));
  }
  const scripts = hashScripts(site);
  writeDeployFiles(folders, {editions, headers: securityHeaders({scripts, hosted})});

  const at = (file: string): string => path.join(site, file);
  writeFileSync(at('robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${home.url}/sitemap-index.xml\n`);
  writeFileSync(at('sitemap-index.xml'), sitemapIndex(editions));
  if (home.baseUrl !== '/') {
    writeFileSync(at('index.html'), redirectTo(home.baseUrl));
    for (const file of ['favicon.ico', '404.html']) cpSync(at(home.baseUrl + file), at(file));
  }
  const others = editions.filter((edition) => edition !== home).map(({baseUrl}) => baseUrl);
  if (others.length > 0) addNotFoundScript(site, others);
  for (const file of ['index.html', '404.html', 'favicon.ico', 'sitemap-index.xml', notFoundScript]) {
    if (existsSync(at(file))) await compressFile(at(file));
  }
  return scripts.length;
}

function sitemapIndex(editions: ServedEdition[]): string {
  const sitemaps = editions.map(({url, baseUrl}) => `<sitemap><loc>${url}${baseUrl}sitemap.xml</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${sitemaps.join('')}</sitemapindex>\n`;
}

/** A page that leads to an edition, for hosts that cannot redirect. */
const redirectTo = (prefix: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Playwright</title><meta http-equiv="refresh" content="0; url=${prefix}"><a href="${prefix}">Documentation</a></html>\n`;

/**
 * Some hosts, such as GitHub Pages, have one not-found page for all paths. Adds a script to it that shows the page of the
 * edition to which the path belongs. That page then redirects old paths of the edition.
 *
 * @param others paths of the other editions
 */
function addNotFoundScript(site: string, others: string[]): void {
  const page = path.join(site, '404.html');
  const script = `(function () {
  const base = ${JSON.stringify(others)}.find((each) => location.pathname.startsWith(each));
  if (!base) return;
  // While this script runs, the browser has parsed nothing after it. It parses the page of the edition instead, and takes
  // the rest of this page, with its scripts, as hidden text.
  const request = new XMLHttpRequest();
  request.open('GET', base + '404.html', false);
  request.send();
  if (request.status === 200) document.write(request.responseText + '<plaintext hidden>');
})();
`;
  writeFileSync(path.join(site, notFoundScript), script);
  const html = readFileSync(page, 'utf8');
  const charset = /<meta charset="?utf-8"?>/i;
  if (!charset.test(html)) throw new Error(`${page}: no <meta charset>, after which the script could start`);
  writeFileSync(
    page,
    html.replace(charset, (tag) => `${tag}<script src=/${notFoundScript}></script>`),
  );
}
