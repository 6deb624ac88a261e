import {spawn, type ChildProcess} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {findNginx} from '../../tools/lib/findNginx';
import {builtScripts} from './builtPages';

const root = path.resolve(__dirname, '../..');
const found = findNginx();

describe.skipIf(!found)('deploy/nginx.conf in nginx', () => {
  let folder: string;
  let origin: string;
  let nginx: ChildProcess;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'nginx-test-'));
    symlinkSync(path.join(root, 'build'), path.join(folder, 'python'));
    const port = await freePort();
    const server = readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('root /srv/site;', `root ${folder};`);
    const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`);
    const config = path.join(folder, 'nginx.conf');
    writeFileSync(
      config,
      [
        // As root, its workers would otherwise be somebody who may not read this folder.
        process.getuid?.() === 0 ? 'user root;' : '',
        `daemon off; pid ${folder}/pid; events {}`,
        `http { include ${found!.mimeTypes}; access_log off; ${scratch.join(' ')}`,
        server,
        '}',
      ].join('\n'),
    );
    nginx = spawn(found!.program, ['-e', path.join(folder, 'errors.log'), '-c', config], {stdio: 'inherit'});
    origin = `http://127.0.0.1:${port}`;
    await vi.waitUntil(() => fetch(origin).then(Boolean, () => false), {timeout: 10_000, interval: 50});
  });

  afterAll(async () => {
    const ended = new Promise((resolve) => nginx.once('exit', resolve));
    nginx.kill();
    await ended;
    rmSync(folder, {recursive: true});
  });

  const get = (address: string) => fetch(`${origin}/${address}`, {redirect: 'manual'});

  it.each([
    ['python/', '<h1'],
    ['python/docs/intro', 'Installation'],
    ['python/docs/next/api/class-page', 'id=page-goto'],
    ['python/search?q=goto', '<main'],
    ['python/docs/intro.html', 'Installation'],
  ])('/%s is a page', async (address, text) => {
    const answer = await get(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(await answer.text()).toContain(text);
  });

  it.each([
    ['python', '/python/'],
    ['python/docs/intro/', '/python/docs/intro'],
    ['python/search/?q=goto', '/python/search?q=goto'],
  ])('/%s leads to %s', async (address, target) => {
    const answer = await get(address);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(target);
  });

  it.each(['python/docs/no-such-page', 'python/docs/api', 'python/assets/no-such-file.js'])(
    '/%s is the not-found page',
    async (address) => {
      const answer = await get(address);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('找不到頁面');
    },
  );

  it.each(['python/docs/intro.md', 'python/llms.txt'])('/%s is shown as text, not downloaded', async (address) => {
    const answer = await get(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(await answer.text()).toMatch(/^# /);
  });

  it('files with a name of their own may be kept for good', async () => {
    const [script] = builtScripts();
    const answer = await get(`python/${script}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
  });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
