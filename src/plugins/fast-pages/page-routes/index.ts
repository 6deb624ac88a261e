/**
 * Joins the routes of pages, so that no file that every page loads grows with the number of pages.
 *
 * Docusaurus gives the browser a route, a chunk and an entry in three tables for each page. The pages of a folder that use
 * the same component and the same sidebar differ only in their data (title, table of contents, next page), and those are in
 * the HTML of the page (static-content). Input: the tables that Docusaurus generated. Output, only for the browser's bundle:
 * the same tables with one route for such a folder, without chunks for its pages, and with only those documents of a version
 * that the navbar links to; each page adds its own document.
 *
 * All pages of a folder must be in the same sidebar, which is an attribute of their routes.
 *
 * The browser's bundle also gets three modules of Docusaurus from `client/`: `preload`, `docusaurus` (`window.docusaurus`)
 * and `PendingNavigation`, which shows a page only if it has loaded and no newer link or history step has come.
 *
 * Development and the server's bundle stay as they are. In development, pages have routes of their own, which show a spinner
 * if they are rendered before they have loaded.
 *
 * The chunk `content-files` still imports every page that lost its chunk, and is deleted after the build, for two reasons:
 * - Only the browser's bundle writes files. Pages request them in several ways (`require` of an image, images inside text,
 *   links to files), each with its own loader, so that a list of the files of a folder would not be enough.
 * - Docusaurus compiles a page once, in the browser's bundle, and the server's bundle waits for the result
 *   (`loadMDXWithCaching` of @docusaurus/mdx-loader 3.8.1). A build whose chunk imported the images directly never ended.
 */
import {readFileSync} from 'node:fs';
import {mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import {parseRoutes, type ChunkNames} from '../generatedRoutes';
import {joinRoutes} from './joinRoutes';

export default function pageRoutes({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const client = path.join(__dirname, 'client');
  const folder = path.join(generatedFilesDir, 'page-routes');
  const read = (name: string) => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const shortened = (name: string) => path.join(folder, name);

  /** Writes the shortened tables. Docusaurus has generated its tables before it configures the bundler. */
  async function writeTables(): Promise<void> {
    const chunkNames = JSON.parse(read('routesChunkNames.json')) as ChunkNames;
    const {routes, pages} = joinRoutes(parseRoutes(read('routes.js')), chunkNames);
    const contents = new Set(pages.values());
    const requests: string[] = [];
    const registry = read('registry.js').replaceAll(entry, (line, name: string, request: string) => {
      if (!contents.has(name)) return line;
      requests.push(request);
      return '';
    });
    if (requests.length < contents.size)
      throw new Error('.docusaurus/registry.js does not import all pages; did Docusaurus change its format?');
    // Never called. The opening comment explains it.
    const contentFiles = `"content-files": [() => import(/* webpackChunkName: "content-files" */ "./contentFiles.js")],`;
    const globalData = shortenDocs(JSON.parse(read('globalData.json')) as GlobalData, siteConfig);
    await mkdir(folder, {recursive: true});
    await Promise.all([
      writeFile(shortened('routes.json'), JSON.stringify(routes)),
      writeFile(shortened('registry.js'), registry.replace('{', `{\n${contentFiles}`)),
      writeFile(shortened('contentFiles.js'), requests.map((request) => `import ${request};\n`).join('')),
      writeFile(
        shortened('routesChunkNames.json'),
        JSON.stringify(chunkNames, (key, value: unknown) => (pages.has(key) ? undefined : value)),
      ),
      writeFile(shortened('globalData.json'), JSON.stringify(globalData)),
    ]);
  }

  return {
    name: 'page-routes',

    /** Deletes the chunk that existed only so that the bundler compiles the pages and writes their files. */
    async postBuild({outDir}) {
      const scripts = path.join(outDir, 'assets/js');
      const files = (await readdir(scripts)).filter((file) => file.startsWith('content-files.'));
      await Promise.all(files.map((file) => rm(path.join(scripts, file))));
    },

    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        mergeStrategy: {'resolve.alias': 'prepend'},
        module: {
          rules: [
            {
              test: /[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/,
              use: [path.join(__dirname, 'dropDocsLoader.mjs')],
            },
          ],
        },
        resolve: {
          alias: {
            '@generated/routes$': path.join(client, 'routes.ts'),
            '@generated/registry$': shortened('registry.js'),
            '@generated/routesChunkNames$': shortened('routesChunkNames.json'),
            '@generated/globalData$': shortened('globalData.json'),
          },
        },
        plugins: [
          new NormalModuleReplacementPlugin(
            /^\.\/(preload|docusaurus|PendingNavigation)$/,
            (resource: {context: string; request: string}) => {
              if (/[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client$/.test(resource.context)) {
                resource.request = path.join(client, resource.request);
              }
            },
          ),
          {apply: ({hooks}) => hooks.beforeCompile.tapPromise('page-routes', writeTables)},
        ],
      };
    },
  };
}

/** An entry of `registry.js`, with the name of a chunk and the request of its module. */
const entry = /^ {2}"([^"]+)": \[\(\) => import\(\/\*.*?\*\/ ("[^"]+")\).*\],/gm;

/** Global data of all plugins: by plugin name, then by instance. */
type GlobalData = Record<string, Record<string, {versions: GlobalVersion[]}>>;

/** Leaves only the documents in the global data that every page links to: the first one and those of the navbar. */
function shortenDocs(data: GlobalData, {themeConfig}: Pick<DocusaurusConfig, 'themeConfig'>): GlobalData {
  const {navbar} = themeConfig as {navbar: {items: {docId?: string}[]}};
  const named = new Set(navbar.items.map(({docId}) => docId));
  for (const version of Object.values(data['docusaurus-plugin-content-docs']!).flatMap(({versions}) => versions))
    version.docs = version.docs.filter(({id}) => id === version.mainDocId || named.has(id));
  return data;
}
