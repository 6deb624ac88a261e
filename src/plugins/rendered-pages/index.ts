/**
 * Keeps the pages that a build has rendered, so that the next build renders only those that changed. Without this, rendering
 * takes half of a build with caches.
 *
 * `serverEntry.ts` takes the place of the entry of the server's bundle, and renders a page only if the code has changed that
 * rendered it: the bundle without the pages, and the chunks of the page's own routes. Their file names contain hashes of
 * their contents. `tests/builds/warmBuild.test.ts` compares the pages with those of a build without caches.
 *
 * Without the cache of the bundler (`DOCUSAURUS_NO_PERSISTENT_CACHE`) and in development, nothing is kept.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export default function renderedPages({siteDir}: LoadContext): Plugin {
  return {
    name: 'rendered-pages',
    configureWebpack(_config, isServer, {currentBundler}) {
      const {NODE_ENV, DOCUSAURUS_NO_PERSISTENT_CACHE} = process.env;
      if (!isServer || NODE_ENV !== 'production' || DOCUSAURUS_NO_PERSISTENT_CACHE) return {};
      const folder = path.join(siteDir, 'node_modules/.cache/rendered-pages');
      return {
        mergeStrategy: {entry: 'replace'},
        entry: {main: path.join(__dirname, 'serverEntry.ts')},
        plugins: [new currentBundler.instance.DefinePlugin({RENDERED_PAGES_FOLDER: JSON.stringify(folder)})],
      };
    },
  };
}
