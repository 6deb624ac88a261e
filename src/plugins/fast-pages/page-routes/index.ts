/**
 * Joins the routes of pages, so that no file that every page loads grows with the number of pages.
 *
 * Docusaurus gives the browser a route, a chunk and an entry in three tables for each page. The pages of a folder that use
 * the same component and the same sidebar differ only in their facts (title, table of contents, next page), and those are in
 * the HTML of the page (static-content). Input: the tables that Docusaurus generated. Output, only for the browser's bundle:
 * the same tables with one route for such a folder, without chunks for its pages, and with only those documents of a version
 * that the navbar links to; each page adds the documents that it knows.
 *
 * A folder whose pages differ keeps its routes.
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
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parseRoutes} from '../generatedRoutes';
import {joinRoutes, type ChunkNames} from './joinRoutes';
import {printRoutes} from './printRoutes';
import {shortenDocs, type GlobalData} from './shortenDocs';

export default function pageRoutes({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const client = path.join(__dirname, 'client');
  const generated = (name: string) => path.join(generatedFilesDir, name);
  const read = (name: string) => readFileSync(generated(name), 'utf8');
  const shortened = (name: string) => path.join(generatedFilesDir, 'page-routes', name);

  /** Writes the shortened tables. Docusaurus has generated its tables before it configures the bundler. */
  async function writeTables(): Promise<void> {
    const chunkNames = JSON.parse(read('routesChunkNames.json')) as ChunkNames;
    // Each line is an entry; the last one also ends the module.
    const registry = read('registry.js')
      .split('\n')
      .map((line) => line.replace(/,?(\};)?\s*$/, ''));
    const {routes, used, pages} = joinRoutes(parseRoutes(read('routes.js')), chunkNames);
    const isOf = (names: Set<string>) => (line: string) => names.has(/^ {2}"?([^":]+)"?:/.exec(line)?.[1] ?? '');
    const pageModules = registry.filter(isOf(pages)).map((line) => {
      const request = /import\(\/\*.*?\*\/ ("[^"]+")\)/.exec(line)?.[1];
      if (!request) throw new Error(`.docusaurus/registry.js: no import in "${line}"; did Docusaurus change its form?`);
      return request;
    });
    await mkdir(path.dirname(shortened('routes.js')), {recursive: true});
    const contentFiles = JSON.stringify(shortened('contentFiles.js'));
    await Promise.all([
      writeFile(shortened('routes.js'), printRoutes(routes, client)),
      writeFile(
        shortened('registry.js'),
        `export default {\n${registry.filter(isOf(new Set(used.flatMap(({names}) => names)))).join(',\n')},\n` +
          // Never called. The opening comment explains it.
          `"content-files": [() => import(/* webpackChunkName: "content-files" */ ${contentFiles})],\n};\n`,
      ),
      writeFile(shortened('contentFiles.js'), pageModules.map((request) => `import ${request};\n`).join('')),
      writeFile(
        shortened('routesChunkNames.json'),
        JSON.stringify(Object.fromEntries(used.map(({key}) => [key, chunkNames[key]]))),
      ),
      writeFile(
        shortened('globalData.json'),
        JSON.stringify(shortenDocs(JSON.parse(read('globalData.json')) as GlobalData, siteConfig)),
      ),
    ]);
  }

  return {
    name: 'page-routes',

    /** Deletes the chunk that existed only so that the bundler compiles the pages and writes their files. */
    async postBuild({outDir}) {
      const folder = path.join(outDir, 'assets/js');
      const files = (await readdir(folder)).filter((file) => /^content-files\./.test(file));
      await Promise.all(files.map((file) => rm(path.join(folder, file))));
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
            '@generated/routes$': shortened('routes.js'),
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
          {
            apply(compiler) {
              compiler.hooks.beforeCompile.tapPromise('page-routes', writeTables);
              compiler.hooks.thisCompilation.tap('page-routes', ({hooks}) => {
                hooks.finishModules.tap('page-routes', (modules) => requireReplacements(modules, client));
              });
            },
          },
        ],
      };
    },
  };
}

/**
 * Stops the build if the bundle does not contain a replacement. Otherwise a changed import in Docusaurus would be silent:
 * links would load the wrong pages.
 */
function requireReplacements(modules: Iterable<object>, client: string): void {
  const files = new Set(Array.from(modules, (module) => ('resource' in module ? module.resource : undefined)));
  for (const name of ['preload.ts', 'docusaurus.ts', 'PendingNavigation.tsx']) {
    if (!files.has(path.join(client, name)))
      throw new Error(
        `page-routes: the bundle does not import ./${path.parse(name).name} of @docusaurus/core/lib/client; see tests/docusaurusInternals.ts`,
      );
  }
}
