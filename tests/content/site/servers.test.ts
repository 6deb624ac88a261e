import {readFileSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {findCaddy} from '../../../tools/lib/findCaddy';
import {findNginx} from '../../../tools/lib/findNginx';
import {startCaddy} from '../../../tools/lib/startCaddy';
import {startNginx} from '../../../tools/lib/startNginx';
import type {RunningServer} from '../../../tools/lib/startServer';
import {baseUrl, build, builtScripts} from './builtPages';

// cspell:ignore Cevil Fevil
const nginx = findNginx();
const caddy = findCaddy();

/** Configurations in `deploy/`, and how to start the server; null if its program cannot be had. */
const servers: [string, (() => Promise<RunningServer>) | null][] = [
  ['nginx.conf in nginx', nginx ? () => startNginx(nginx) : null],
  ['Caddyfile in Caddy', caddy ? () => startCaddy(caddy) : null],
];
const isBelowPath = baseUrl !== '/';

for (const [name, start] of servers) {
  describe.skipIf(!start)(name, () => {
    let server: RunningServer;

    beforeAll(async () => {
      server = await start!();
    });
    afterAll(() => server.stop());

    const getFromRoot = (pathname: string) =>
      fetch(server.origin + pathname, {redirect: 'manual', headers: {'accept-encoding': 'gzip'}});
    const get = (page: string) => getFromRoot(baseUrl + page);

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
      expect(await response.text()).toContain(text);
    });

    it('sends the security headers with every kind of file', async () => {
      const [script] = builtScripts();
      for (const page of ['docs/intro', 'docs/intro.md', script!, 'manifest.webmanifest', 'docs/nowhere']) {
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
      const copy = readFileSync(path.join(build, 'docs/api/class-page.html.gz'));
      expect((await readBody(`${server.origin}${baseUrl}docs/api/class-page`)).equals(copy)).toBe(true);
    });

    it('sends the manifest with its type, and the sitemap compressed', async () => {
      expect((await get('manifest.webmanifest')).headers.get('content-type')).toBe('application/manifest+json');
      expect((await get('sitemap.xml')).headers.get('content-encoding')).toBe('gzip');
    });

    it.runIf(isBelowPath)('redirects the root of the host to the site', async () => {
      const response = await getFromRoot('/');
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe(baseUrl);
      expect((await getFromRoot(baseUrl.slice(0, -1))).headers.get('location')).toBe(baseUrl);
    });

    it('sends the icon and robots.txt from the root of the host', async () => {
      expect(await (await getFromRoot('/robots.txt')).text()).toContain('Sitemap: ');
      expect((await getFromRoot('/favicon.ico')).status).toBe(200);
    });

    it.each([
      ['docs/intro/', 'docs/intro'],
      ['search/?q=goto', 'search?q=goto'],
    ])('%s leads to %s', async (page, target) => {
      const response = await get(page);
      expect(response.status).toBe(301);
      expect(response.headers.get('location')).toBe(baseUrl + target);
    });

    it.each(['/', '%5Cevil.example/', '%2F%2Fevil.example/', '%0D%0ASet-Cookie:x/'])(
      'does not redirect "%s" to another host',
      async (page) => {
        const location = (await get(page)).headers.get('location') ?? baseUrl;
        expect(new URL(location, server.origin).host).toBe(new URL(server.origin).host);
        expect(location).not.toMatch(/[\r\n\\]/);
      },
    );

    it.each(['docs/no-such-page', 'docs/api', 'assets/no-such-file.js'])('%s is the not-found page', async (page) => {
      const response = await get(page);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('找不到頁面');
    });

    it.each(['docs/intro.md', 'llms.txt'])('%s is shown as text, not downloaded', async (page) => {
      const response = await get(page);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(response.headers.get('content-encoding')).toBe('gzip');
      expect(await response.text()).toMatch(/^# /);
    });

    it('lets browsers keep files with a hash in their name', async () => {
      const response = await get(builtScripts()[0]!);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('content-encoding')).toBe('gzip');
    });
  });
}

describe.skipIf(!nginx?.brotliModule)('nginx.conf with the module for brotli', () => {
  it('sends the copies in brotli', async () => {
    const server = await startNginx(nginx!, 'brotli files');
    const copy = readFileSync(path.join(build, 'docs/api/class-page.html.br'));
    const sent = await readBody(`${server.origin}${baseUrl}docs/api/class-page`, 'br');
    await server.stop();
    expect(sent.equals(copy)).toBe(true);
  });
});

/** The body of a response as it is sent; `fetch` would decompress it. */
function readBody(url: string, coding = 'gzip'): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, {headers: {'accept-encoding': coding}}, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve(Buffer.concat(parts)));
    });
    request.on('error', reject);
  });
}
