import {readdirSync, readFileSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {buffer} from 'node:stream/consumers';
import {expect, it} from 'vitest';
import type {Edition} from '../../editions/types';
import {listMoves} from '../../src/plugins/redirection/createRedirectionScript';
import type {RunningServer} from './nginx';

// cspell:ignore Cevil Fevil

/**
 * Declares the tests of an edition on a server: the same for the build of one edition and for a host with several.
 *
 * @param folder files of the edition
 */
export function testEdition(server: () => RunningServer, {baseUrl, redirects}: Edition, folder: string): void {
  const getFromRoot = (pathname: string) =>
    fetch(server().origin + pathname, {redirect: 'manual', headers: {'accept-encoding': 'gzip'}});
  const get = (page: string) => getFromRoot(baseUrl + page);
  const script = (): string =>
    `assets/js/${readdirSync(path.join(folder, 'assets/js')).find((name) => /\.js$/.test(name))}`;

  it.each([
    ['', '<h1'],
    ['docs/intro', 'Installation'],
    ['docs/next/api/class-page', 'id=page-goto'],
    ['search?q=goto', '<main'],
    ['docs/intro.html', 'Installation'],
  ])('serves the page "%s"', async (page, text) => {
    const response = await get(page);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    const html = await response.text();
    expect(html).toContain(text);
    expect(html).toContain(`src=${baseUrl}js/redirection.js`);
  });

  it('sends the security headers with every kind of file', async () => {
    for (const page of ['docs/intro', 'docs/intro.md', script(), 'manifest.webmanifest', 'docs/nowhere']) {
      const {headers} = await get(page);
      expect(headers.get('content-security-policy'), page).toMatch(
        /script-src 'self' 'sha256-[^;]*; style-src 'self';/,
      );
      expect(headers.get('x-content-type-options'), page).toBe('nosniff');
      expect(headers.get('referrer-policy'), page).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy'), page).toContain('camera=()');
    }
  });

  it('sends the copies that the build compressed', async () => {
    const copy = readFileSync(path.join(folder, 'docs/api/class-page.html.gz'));
    expect((await readBody(`${server().origin}${baseUrl}docs/api/class-page`)).equals(copy)).toBe(true);
  });

  it('sends the manifest with its type, and the sitemap compressed', async () => {
    expect((await get('manifest.webmanifest')).headers.get('content-type')).toBe('application/manifest+json');
    expect((await get('sitemap.xml')).headers.get('content-encoding')).toBe('gzip');
  });

  it.runIf(baseUrl !== '/')('redirects its path without a slash', async () => {
    const response = await getFromRoot(baseUrl.slice(0, -1));
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(baseUrl);
  });

  it.each([
    ['docs/intro/', 'docs/intro'],
    ['search/?q=goto', 'search?q=goto'],
    ['next/docs/locators', 'docs/next/locators'],
    ['docs/inspector?a=1', 'docs/debug?a=1'],
  ])('%s leads to %s', async (page, target) => {
    const response = await get(page);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(baseUrl + target);
  });

  it('redirects all pages that moved', async () => {
    const moves = listMoves({baseUrl, ...redirects});
    expect(moves.length).toBeGreaterThan(30);
    for (const [from, to] of moves) {
      const response = await getFromRoot(from);
      expect([response.status, response.headers.get('location')], from).toEqual([301, to]);
      expect((await getFromRoot(to)).status, to).toBe(200);
    }
  });

  it.each(['/', '%5Cevil.example/', '%2F%2Fevil.example/', '%0D%0ASet-Cookie:x/', 'next/docs/%0D%0ASet-Cookie:x'])(
    'does not redirect "%s" to another host',
    async (page) => {
      const location = (await get(page)).headers.get('location') ?? baseUrl;
      expect(new URL(location, server().origin).host).toBe(new URL(server().origin).host);
      expect(location).not.toMatch(/[\r\n\\]/);
    },
  );

  it.each(['docs/no-such-page', 'img', 'docs/no-such-page.md', 'assets/no-such-file.js', 'no/such/folder/'])(
    '%s is its not-found page',
    async (page) => {
      const response = await fetch(server().origin + baseUrl + page);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toBe(readFileSync(path.join(folder, '404.html'), 'utf8'));
    },
  );

  it.each(['docs/intro.md', 'llms.txt'])('%s is shown as text, not downloaded', async (page) => {
    const response = await get(page);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toMatch(/^# /);
  });

  it('lets browsers keep files with a hash in their name', async () => {
    const response = await get(script());
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('gzip');
  });
}

/**
 * Declares the tests of the root of a host.
 *
 * @param home path of the edition to which `/` belongs or leads
 */
export function testRoot(server: () => RunningServer, home: string): void {
  const get = (pathname: string) => fetch(server().origin + pathname, {redirect: 'manual'});

  it.runIf(home !== '/')('redirects the root of the host to the first edition', async () => {
    const response = await get('/');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(home);
  });

  it('sends the icon and robots.txt from the root of the host', async () => {
    expect(await (await get('/robots.txt')).text()).toContain('Sitemap: ');
    expect((await get('/favicon.ico')).status).toBe(200);
  });
}

/** The body of a response as it is sent; `fetch` would decompress it. */
const readBody = (url: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    http.get(url, {headers: {'accept-encoding': 'gzip'}}, (body) => resolve(buffer(body))).on('error', reject);
  });
