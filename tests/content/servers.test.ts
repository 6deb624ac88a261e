import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {findNginx} from '../../tools/lib/findNginx';
import {startNginx} from '../startNginx';
import {builtScripts} from './builtPages';

const found = findNginx();

describe.skipIf(!found)('deploy/nginx.conf in a real nginx', () => {
  let nginx: Awaited<ReturnType<typeof startNginx>>;

  beforeAll(async () => {
    nginx = await startNginx(found!);
  });
  afterAll(() => nginx.stop());

  const get = (address: string, headers: Record<string, string> = {}) =>
    fetch(`${nginx.origin}/${address}`, {redirect: 'manual', headers});

  it.each([
    ['python/', '<h1'],
    ['python/docs/intro', 'Installation'],
    ['python/docs/next/api/class-page', 'id=page-goto'],
    ['python/search?q=goto', '<main'],
    ['python/docs/intro.html', 'Installation'],
  ])('/%s is a page', async (address, text) => {
    const response = await get(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toContain(text);
  });

  it('sends the security headers with every kind of file', async () => {
    const [script] = builtScripts();
    for (const address of [
      'python/docs/intro',
      'python/docs/intro.md',
      `python/${script}`,
      'python/manifest.webmanifest',
    ]) {
      const {headers} = await get(address);
      expect(headers.get('content-security-policy'), address).toMatch(
        /script-src 'self' 'sha256-[^;]*; style-src 'self';/,
      );
      expect(headers.get('x-content-type-options'), address).toBe('nosniff');
      expect(headers.get('referrer-policy'), address).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy'), address).toContain('camera=()');
    }
  });

  it('sends the copies that the build compressed', async () => {
    const response = await get('python/docs/api/class-page', {'accept-encoding': 'gzip'});
    const copy = readFileSync(path.resolve(__dirname, '../../build/docs/api/class-page.html.gz'));
    expect(Number(response.headers.get('content-length'))).toBe(copy.length);
    await response.arrayBuffer();
  });

  it('sends the manifest with its type, and the sitemap compressed', async () => {
    expect((await get('python/manifest.webmanifest')).headers.get('content-type')).toBe('application/manifest+json');
    expect((await get('python/sitemap.xml')).headers.get('content-encoding')).toBe('gzip');
  });

  it('redirects the root of the host to the site', async () => {
    const response = await get('');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/python/');
  });

  it.each([
    ['python', '/python/'],
    ['python/docs/intro/', '/python/docs/intro'],
    ['python/search/?q=goto', '/python/search?q=goto'],
  ])('/%s leads to %s', async (address, target) => {
    const response = await get(address);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(target);
  });

  it.each(['python/docs/no-such-page', 'python/docs/api', 'python/assets/no-such-file.js'])(
    '/%s is the not-found page',
    async (address) => {
      const response = await get(address);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('找不到頁面');
    },
  );

  it.each(['python/docs/intro.md', 'python/llms.txt'])('/%s is shown as text, not downloaded', async (address) => {
    const response = await get(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toMatch(/^# /);
  });

  it('files with a name of their own may be kept for good', async () => {
    const [script] = builtScripts();
    const response = await get(`python/${script}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('gzip');
  });
});
