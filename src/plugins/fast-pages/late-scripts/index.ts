/**
 * Scripts start after the page is painted, and all that a page needs are named in its HTML.
 *
 * In: the HTML files of the build, which name the first script alone and start it while the page is still being read.
 * Out: the same files with a short inline script, `start.js`, that names them and those of the page's route, and starts
 * them when the page is painted, or at once when the reader does something; what the reader did by then is done again for
 * the scripts. Reading, links and the colour mode never wait for it. They are not fetched earlier either: what the reader
 * sees first shares the line with nothing.
 * Hooks into the bundler for the names of the files, since the manifest that Docusaurus reads does not list those of a
 * route (3.8.1 with Rspack), and into `postBuild`, since the template that Docusaurus renders has no place for it.
 */
import {readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {minify} from '@swc/core';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {parseRoutes} from '../generatedRoutes';
import {chunkNamesOfPage} from './chunkNamesOfPage';
import {findPages} from './findPages';
import {placeScripts} from './placeScripts';

export default function lateScripts({generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const filesOfChunk = new Map<string, string[]>();
  return {
    name: 'late-scripts',

    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {
        plugins: [{apply: (compiler: Compiler) => readChunks(compiler, filesOfChunk)}],
        // A script of its own is a task of its own: the browser can answer the reader in between.
        optimization: {
          splitChunks: {
            cacheGroups: {
              react: {
                test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
                name: 'react',
                chunks: 'initial',
                enforce: true,
              },
            },
          },
        },
      };
    },

    async postBuild({outDir}) {
      const generated = (name: string) => readFile(path.join(generatedFilesDir, name), 'utf8');
      const chunkNames = JSON.parse(await generated('routesChunkNames.json')) as Record<string, unknown>;
      const routes = parseRoutes(await generated('routes.js'));
      const {code: start} = await minify(await readFile(path.join(__dirname, 'start.js'), 'utf8'), {
        compress: true,
        mangle: {toplevel: true},
      });
      for (const {file, permalink} of findPages(outDir, baseUrl)) {
        const html = await readFile(file, 'utf8');
        const names = chunkNamesOfPage(permalink, routes, chunkNames);
        const scripts = new Set(names.flatMap((name) => filesOfChunk.get(name) ?? []));
        const addresses = [...scripts].map((script) => baseUrl + script);
        // Put in place whole, since other plugins read the files meanwhile.
        await writeFile(`${file}.new`, placeScripts(html, addresses, start, file));
        await rename(`${file}.new`, file);
      }
    },
  };
}

/** Notes the scripts of each named chunk, once they have their final names. */
function readChunks(compiler: Compiler, filesOfChunk: Map<string, string[]>): void {
  compiler.hooks.afterEmit.tap('late-scripts', ({namedChunkGroups}) => {
    for (const [name, group] of namedChunkGroups) {
      filesOfChunk.set(
        name,
        group.getFiles().filter((file) => file.endsWith('.js')),
      );
    }
  });
}
