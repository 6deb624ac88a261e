// Serves a built site on loopback the way static hosts do: /python/docs/intro answers docs/intro.html, anything unknown
// answers 404.html with status 404, text is compressed once and kept. `docusaurus serve` answers unknown paths differently,
// and the redirections depend on it.
import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};
const compressible = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.xml', '.txt', '.md']);

/**
 * @param {string} folder the built site
 * @param {{base?: string, port?: number, quality?: number}} [options] the site's base URL, with slashes around; a port, any
 *   free one without it; the quality of brotli, the best without it
 * @returns {Promise<{origin: string, close(): Promise<void>}>}
 * @throws {Error} when there is no site in the folder
 */
export async function serveBuild(folder, {base = '/python/', port = 0, quality = constants.BROTLI_MAX_QUALITY} = {}) {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`${folder}: there is no built site; run \`npm run build\` first`);
  }
  const bodies = new Map();
  const bodyOf = (file, coding) => {
    // A build may replace the file while tests go on.
    const key = `${coding} ${file} ${statSync(file).mtimeMs}`;
    if (!bodies.has(key)) bodies.set(key, encode(readFileSync(file), coding, quality));
    return bodies.get(key);
  };
  const server = createServer((request, response) => {
    const pathname = pathOf(request.url ?? '/');
    const found = pathname?.startsWith(base) ? findFile(folder, pathname.slice(base.length)) : undefined;
    const file = found ?? path.join(folder, '404.html');
    const extension = path.extname(file);
    const accepted = compressible.has(extension) ? (request.headers['accept-encoding'] ?? '') : '';
    const coding = ['br', 'gzip'].find((name) => accepted.includes(name));
    response.writeHead(found ? 200 : 404, {
      'content-type': types[extension] ?? 'application/octet-stream',
      'cache-control': pathname?.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(coding ? {'content-encoding': coding} : {}),
    });
    response.end(bodyOf(file, coding));
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function encode(body, coding, quality) {
  if (coding === 'br') return brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}});
  return coding === 'gzip' ? gzipSync(body) : body;
}

/** The path that is asked for, without escapes; undefined for what is none. */
function pathOf(url) {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

function findFile(folder, pathname) {
  const plain = path.join(folder, pathname);
  if (plain !== folder && !plain.startsWith(path.join(folder, path.sep))) return undefined;
  return [plain, `${plain.replace(/\/$/, '')}.html`, path.join(plain, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}
