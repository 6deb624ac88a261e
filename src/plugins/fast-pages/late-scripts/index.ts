/**
 * Starts scripts after the first paint.
 *
 * Input: the HTML files of the build, which name only the first script and start it while the browser still reads the page.
 * Output: the same files with a list of all scripts of the page at their end, and a short inline script, `start.js`, at the
 * start of the body. It keeps what the reader does from then on, and starts the scripts when the whole page is there: after
 * the first paint, or immediately when the reader does something. It then replays the reader's input. Reading, links and the
 * color mode never wait for scripts. The scripts are not fetched earlier, so that they do not compete with the content.
 *
 * It gets the names of the files from the bundler, because the manifest that Docusaurus reads does not list the scripts of
 * a route (3.8.1 with Rspack), and changes the files after the build, because the template of Docusaurus has no place for it.
 */
import {readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {minify} from '@swc/core';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {cleanPathname} from '../../../utils/cleanPathname';
import {filesBelow, isPage} from '../../../utils/filesBelow';
import {isComposing} from '../../../utils/isComposing';
import {isSearchShortcut} from '../../../utils/isSearchShortcut';
import {pageChunkNames, parseRoutes, type ChunkNames} from '../generatedRoutes';

export default function lateScripts({generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const chunkFiles = new Map<string, string[]>();
  return {
    name: 'late-scripts',

    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {
        plugins: [{apply: (compiler: Compiler) => readChunks(compiler, chunkFiles)}],
        // A separate script is a separate task, so that the browser can react to the reader in between.
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
      const chunkNames = JSON.parse(await generated('routesChunkNames.json')) as ChunkNames;
      const routes = parseRoutes(await generated('routes.js'));
      const source = await readFile(path.join(__dirname, 'start.js'), 'utf8');
      const {code: start} = await minify(
        `(function () {${isComposing.toString()};${isSearchShortcut.toString()};${source}})()`,
        {compress: true, mangle: true},
      );
      for (const name of filesBelow(outDir).filter(isPage)) {
        const file = path.join(outDir, name);
        const html = await readFile(file, 'utf8');
        const chunks = pageChunkNames(baseUrl + cleanPathname(name), routes, chunkNames);
        const scripts = new Set(chunks.flatMap((chunk) => chunkFiles.get(chunk) ?? []));
        const urls = [...scripts].map((script) => baseUrl + script);
        // Replaces the file in one step, because other plugins read the files at the same time.
        await writeFile(`${file}.new`, placeScripts(html, urls, start, file));
        await rename(`${file}.new`, file);
      }
    },
  };
}

/** Collects the scripts of each named chunk when they have their final names. */
function readChunks(compiler: Compiler, chunkFiles: Map<string, string[]>): void {
  compiler.hooks.afterEmit.tap('late-scripts', ({namedChunkGroups}) => {
    for (const [name, group] of namedChunkGroups) {
      chunkFiles.set(
        name,
        group.getFiles().filter((file) => file.endsWith('.js')),
      );
    }
  });
}

/** The tag of Docusaurus's template, also in minified form (without quotes, `defer` without a value). */
const scriptTag = /<script src="?([^"\s>]*\/assets\/js\/[^"\s>]+)"? defer(?:="[^"]*")?><\/script>/g;

/** What disables the toggle of the color mode until React takes over. Disabled buttons receive no clicks. */
const disabledToggle = /(<button [^>]*toggleButtonDisabled[^>]*?) disabled(?:="")?(?=[ >])/g;

/**
 * Removes the deferred scripts from a page, and adds the inline script that starts them late. The script is the same on all
 * pages of all editions, so that the Content-Security-Policy of a host needs one hash for it. Their list is at the end, so that
 * a page that arrives in part has none.
 *
 * @param routeScripts URLs of further scripts that the page needs
 * @param start source of the inline script, which reads the URLs from `data-scripts`
 * @throws {Error} with the file, if it has no deferred scripts
 */
function placeScripts(html: string, routeScripts: string[], start: string, file: string): string {
  const first = Array.from(html.matchAll(scriptTag), ([, url]) => url!);
  if (first.length === 0) throw new Error(`${file}: no deferred scripts; did the template of Docusaurus change?`);
  const scripts = [...first, ...routeScripts.filter((script) => !first.includes(script))];
  const list = `<template data-scripts="${scripts.join(' ')}"></template>`;
  const page = html.replace(scriptTag, '').replace(disabledToggle, '$1');
  return page.replace(/<body[^>]*>/, (tag) => `${tag}<script>${start}</script>`) + list;
}
