// Serves a built site on loopback like a static host: /python/docs/intro returns docs/intro.html, unknown paths return
// 404.html with status 404, and the copies that the build compressed are sent. `docusaurus serve` handles unknown paths
// differently, and the redirections depend on them.
import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {edition} from '../../editions';
import {cleanPathname} from '../../src/utils/cleanPathname';
import {isPage} from '../../src/utils/filesBelow';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.xml': 'application/xml',
  '.atom': 'application/atom+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.mp4': 'video/mp4',
  '.zip': 'application/zip',
};
/** Codings of HTTP, and the ends of the names of the copies. */
const copies = {br: '.br', gzip: '.gz'};

export interface ServeOptions {
  /** Base URL of the site, with a slash at both ends. Default: that of the edition. */
  base?: string;
  /** Default: any free port. */
  port?: number;
  /** Default: 127.0.0.1, which only this machine can reach. */
  host?: string;
  /** Redirects `intro.html`, `intro/` and paths above the base URL to the URL of the page. Default: false. */
  redirects?: boolean;
  /** Responds with 404 to paths with a slash at the end, like hosts that do not clean paths. Default: false. */
  strict?: boolean;
  /** Called with the path of each request. */
  onRequest?: (pathname: string) => void;
  /** Milliseconds that each response is delayed, as by a distant server; called for each request. */
  latency?: () => number;
  /** Edits the HTML of each page, which is then sent without compression. */
  editHtml?: (html: string) => string;
}

/**
 * Serves a built site.
 *
 * @param folder the built site
 * @throws {Error} if the folder contains no site
 */
export async function serveBuild(
  folder: string,
  {
    base = edition.baseUrl,
    port = 0,
    host = '127.0.0.1',
    redirects = false,
    strict = false,
    onRequest,
    latency = () => 0,
    editHtml,
  }: ServeOptions = {},
): Promise<{origin: string; close(): Promise<void>}> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`${folder}: contains no built site; run \`npm run build\` first`);
  }
  const respond: RequestListener = (request, response) => {
    const pathname = readPath(request.url ?? '/');
    if (pathname !== undefined) onRequest?.(pathname);
    const found = pathname?.startsWith(base) ? findFile(folder, pathname.slice(base.length), strict) : undefined;
    const target = redirects ? findRedirect(pathname, base, found) : undefined;
    if (target !== undefined) {
      const {search} = new URL(request.url ?? '/', 'http://localhost');
      response.writeHead(302, {location: encodeURI(target) + search}).end();
      return;
    }
    const file = found ?? notFoundPage(folder, pathname?.slice(base.length) ?? '');
    const extension = path.extname(file);
    const edited = editHtml && isPage(path.relative(folder, file)) ? editHtml(readFileSync(file, 'utf8')) : undefined;
    const coding = edited === undefined ? chooseCoding(file, request.headers['accept-encoding'] ?? '') : undefined;
    response.writeHead(found ? 200 : 404, {
      'content-type': types[extension] ?? 'application/octet-stream',
      'cache-control': pathname?.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(coding ? {'content-encoding': coding} : {}),
    });
    response.end(edited ?? readFileSync(coding ? file + copies[coding] : file));
  };
  const server = createServer((request, response) => {
    const delay = latency();
    if (delay > 0) setTimeout(() => respond(request, response), delay);
    else respond(request, response);
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        // Browsers keep connections open.
        server.closeAllConnections();
      }),
  };
}

/** The best coding that a client accepts of which the build has a copy that is not older than the file. */
function chooseCoding(file: string, accepted: string): keyof typeof copies | undefined {
  const isNew = (copy: string): boolean => existsSync(copy) && statSync(copy).mtimeMs >= statSync(file).mtimeMs;
  return (['br', 'gzip'] as const).find((name) => accepted.includes(name) && isNew(file + copies[name]));
}

/** The decoded path of a request; undefined if it is not a valid path. */
function readPath(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

/** Where a request is redirected to; undefined if its path is the URL of a page, of another file, or of nothing. */
function findRedirect(pathname: string | undefined, base: string, found: string | undefined): string | undefined {
  if (pathname === undefined) return undefined;
  if (base.startsWith(pathname.replace(/\/?$/, '/')) && pathname !== base) return base;
  if (!found || !isPage(found)) return undefined;
  const clean = cleanPathname(pathname);
  const target = `${clean}/` === base ? base : clean;
  return target === pathname ? undefined : target;
}

/** The not-found page of the edition at a path: `python/404.html`, or that at the top. */
function notFoundPage(folder: string, pathname: string): string {
  const [edition = ''] = pathname.split('/');
  const own = findFile(folder, `${edition}/404.html`, false);
  return own ?? path.join(folder, '404.html');
}

function findFile(folder: string, pathname: string, strict: boolean): string | undefined {
  const plain = path.join(folder, pathname);
  if (plain !== folder && !plain.startsWith(path.join(folder, path.sep))) return undefined;
  const page = strict && plain.endsWith('/') ? plain : `${plain.replace(/\/$/, '')}.html`;
  return [plain, page, path.join(plain, 'index.html')].find((file) => existsSync(file) && statSync(file).isFile());
}
