// Serves build/ the way static hosts do: /python/docs/intro answers docs/intro.html, anything unknown answers 404.html with
// status 404, text is compressed. `docusaurus serve` answers unknown paths differently, and the redirections depend on it.
import {createReadStream, existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {brotliCompressSync, gzipSync} from 'node:zlib';

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
  '.md': 'text/markdown; charset=utf-8',
  '.woff2': 'font/woff2',
};
const compressible = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.md']);
const base = '/python/';
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../build');
const port = Number(process.argv[2] ?? 4010);

if (!existsSync(path.join(root, 'index.html'))) {
  console.error('build/ is missing: run `npm run build` first');
  process.exit(1);
}

/** The file for a path below the base URL, or null. */
function findFile(pathname) {
  const plain = path.join(root, path.normalize(decodeURIComponent(pathname.slice(base.length))));
  if (!plain.startsWith(root)) return null;
  return (
    [plain, `${plain.replace(/\/$/, '')}.html`, path.join(plain, 'index.html')].find(
      (file) => existsSync(file) && statSync(file).isFile(),
    ) ?? null
  );
}

/** Compressed once: hundreds of tests ask for the same scripts. */
const compressed = new Map();
function compress(file, coding) {
  const key = `${coding} ${file} ${statSync(file).mtimeMs}`;
  if (!compressed.has(key)) {
    const source = readFileSync(file);
    compressed.set(key, coding === 'br' ? brotliCompressSync(source, {params: {1: 4}}) : gzipSync(source));
  }
  return compressed.get(key);
}

createServer((request, response) => {
  const {pathname} = new URL(request.url ?? '/', 'http://localhost');
  const found = pathname.startsWith(base) ? findFile(pathname) : null;
  const file = found ?? path.join(root, '404.html');
  const extension = path.extname(file);
  const accepted = request.headers['accept-encoding'] ?? '';
  const coding = !compressible.has(extension)
    ? null
    : accepted.includes('br')
      ? 'br'
      : accepted.includes('gzip')
        ? 'gzip'
        : null;
  response.writeHead(found ? 200 : 404, {
    'content-type': types[extension] ?? 'application/octet-stream',
    'cache-control': pathname.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(coding ? {'content-encoding': coding} : {}),
  });
  if (coding) response.end(compress(file, coding));
  else createReadStream(file).pipe(response);
}).listen(port, '127.0.0.1', () => console.log(`build/ at http://127.0.0.1:${port}${base}`));
