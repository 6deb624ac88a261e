// Serves a built site the way static hosts do, on loopback: brotli of the best quality, made once and kept in memory.
import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const compressed = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.xml']);

/**
 * @param {string} folder the built site
 * @param {string} base its base URL, with slashes around
 * @returns {Promise<{origin: string, close(): Promise<void>}>}
 */
export async function serveBuild(folder, base = '/python/') {
  const bodies = new Map();
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const found = pathname.startsWith(base) ? findFile(folder, pathname.slice(base.length)) : undefined;
    const file = found ?? path.join(folder, '404.html');
    const extension = path.extname(file);
    if (!bodies.has(file)) bodies.set(file, compress(readFileSync(file), extension));
    response.writeHead(found ? 200 : 404, {
      'content-type': types[extension] ?? 'application/octet-stream',
      'cache-control': pathname.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(compressed.has(extension) ? {'content-encoding': 'br'} : {}),
    });
    response.end(bodies.get(file));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function compress(body, extension) {
  return compressed.has(extension) ? brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}}) : body;
}

function findFile(folder, pathname) {
  const plain = path.join(folder, path.normalize(decodeURIComponent(pathname)));
  if (!plain.startsWith(folder)) return undefined;
  return [plain, `${plain.replace(/\/$/, '')}.html`, path.join(plain, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}
