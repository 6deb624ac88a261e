/**
 * Entry of the server's bundle: returns the page that an earlier build rendered with the same code, or renders it.
 *
 * Docusaurus evaluates the bundle once in each thread, and calls the function for each page.
 */
import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import render from '@docusaurus/core/lib/client/serverEntry';
import routesChunkNames from '@generated/routesChunkNames';
import {leavesOf} from '../../utils/leavesOf';

/** What Docusaurus returns for a page: its HTML, and what it collected while rendering. It can be serialized. */
interface RenderedPage {
  html: string;
  collectedData: object;
}
type RenderPage = (params: {pathname: string}) => Promise<RenderedPage>;

/** The plugin sets it. */
declare const RENDERED_PAGES_FOLDER: string;
/** The `require` of Node.js; the bundler replaces every other one. */
declare const __non_webpack_require__: NodeJS.Require;

const renderPage = render as RenderPage;
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

const routes = Object.entries(routesChunkNames).map(([key, names]) => ({
  path: key.replace(/-[0-9a-f]{3}$/, ''),
  chunks: leavesOf(names),
}));
const namesOfRoutes = new Set(routes.flatMap(({chunks}) => chunks));
const bundle = __non_webpack_require__.resolve('./server.bundle.js');
/** The hashes of the contents of the routes' chunks, by name: a file is called `<name>.<hash>.js`. */
const hashOfChunk = new Map(
  readdirSync(path.join(path.dirname(bundle), 'assets/js'))
    .map((file) => file.split('.') as [name: string, hash: string])
    .filter(([name]) => namesOfRoutes.has(name)),
);
/** The code of all pages. It contains the hashes of all chunks; those of the routes are left out. */
const hashesOfRoutes = new Set(hashOfChunk.values());
const sharedCode = hash(
  readFileSync(bundle, 'utf8').replace(/"([0-9a-f]{8})"/g, (text, found: string) =>
    hashesOfRoutes.has(found) ? '' : text,
  ),
);

/** Returns a hash of the code of a page: its own route and those around it. Undefined if no route has this path. */
function keyOf(pathname: string): string | undefined {
  if (!routes.some((route) => route.path === pathname)) return undefined;
  const around = routes.filter(({path}) => path === pathname || pathname.startsWith(path.replace(/\/?$/, '/')));
  return hash(JSON.stringify([sharedCode, around.flatMap(({chunks}) => chunks.map((name) => hashOfChunk.get(name)))]));
}

/** Returns the kept page; undefined if other code rendered it or its file cannot be read. */
function readPage(file: string, key: string): RenderedPage | undefined {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as {key: string; page: RenderedPage};
    return kept.key === key ? kept.page : undefined;
  } catch {
    return undefined;
  }
}

const renderOnce: RenderPage = async (params) => {
  const key = keyOf(params.pathname);
  if (key === undefined) return renderPage(params);
  const file = path.join(RENDERED_PAGES_FOLDER, `${encodeURIComponent(params.pathname)}.json`);
  const kept = readPage(file, key);
  if (kept) return kept;
  const page = await renderPage(params);
  mkdirSync(RENDERED_PAGES_FOLDER, {recursive: true});
  // Several builds may write the file at the same time.
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, JSON.stringify({key, page}));
  renameSync(temporary, file);
  return page;
};
export default renderOnce;
