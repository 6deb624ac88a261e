/**
 * Sends content as HTML only: a page is rendered at build time, and its text is not repeated in a script.
 *
 * Input: the modules of MDX pages and of the landing page (`src/pages/_landing/index.static.tsx`), as their loaders leave
 * them. Output in the server's bundle: the same content inside a marked element, with the data of the page (metadata, table
 * of contents). Output in the browser's bundle: only the files that the content shows. `client/` creates an element that keeps
 * the HTML from the server, or takes it from the HTML file of the page when the reader comes from another page.
 *
 * It is a loader that runs last, so that MDX, its plugins, the theme's components, the checks of broken links and the
 * development server work as usual. Content can use every component that needs neither state nor effects. Behavior (tabs,
 * copy buttons) is in listeners on the document, in the `client` folders of plugins and in `src/client`.
 *
 * Works only in production. In development the browser renders content, with hot reload.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export default function staticContent({baseUrl}: LoadContext): Plugin {
  return {
    name: 'static-content',
    configureWebpack(_config, isServer) {
      if (process.env.NODE_ENV !== 'production') return {};
      const loader = path.join(__dirname, 'staticContentLoader.mjs');
      // Modules that only content needs. Their styles stay, see `src/plugins/fast-pages/client/contentStyles.ts`.
      const emptyInBrowser = {
        '@theme/MDXComponents$': false,
        // Docusaurus requires its client modules by path.
        [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false,
      } as const;
      return {
        mergeStrategy: {'resolve.alias': 'prepend'},
        module: {
          rules: [
            // An array, because Docusaurus mistakes a rule with a plain expression for its own MDX loader.
            {test: [/\.mdx?$/], enforce: 'post', use: [{loader, options: {isServer}}]},
            {test: /\.static\.tsx$/, enforce: 'post', use: [{loader, options: {isServer, permalink: baseUrl}}]},
          ],
        },
        resolve: {alias: isServer ? {} : emptyInBrowser},
      };
    },
  };
}
