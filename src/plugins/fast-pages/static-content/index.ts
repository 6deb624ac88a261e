/**
 * Content is HTML: what pages say is rendered at build time, sent once, and not repeated in scripts.
 *
 * In: the modules of MDX pages, and of `*.static.tsx` components, as their loaders leave them. Out, in the server's bundle:
 * the same content inside a marked element; in the browser's bundle: the page's facts (metadata, table of contents) and
 * an element that keeps what the server sent, or takes it from the page's own HTML when a reader comes from another page.
 * A post loader, so that MDX, its plugins, the theme's components, broken-link checks and the development server stay as
 * they are: whatever a component shows without effects or state works in content, and behaviours (tabs, copy buttons)
 * are listeners on the document in `src/client`.
 *
 * Only in production: in development content is rendered in the browser, with hot reload.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Options} from './options';

export type {Options};

export default function staticContent({siteDir, baseUrl}: LoadContext, options: unknown): Plugin {
  const {pages} = options as Options;
  const client = path.join(__dirname, 'client');
  return {
    name: 'static-content',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: showChosenTabs}]}),

    configureWebpack(_config, isServer) {
      if (process.env.NODE_ENV !== 'production') return {};
      const loader = path.join(__dirname, 'staticContentLoader.mjs');
      const withLoader = (permalinks?: Record<string, string>) => [{loader, options: {isServer, permalinks}}];
      const permalinks = Object.fromEntries(
        Object.entries(pages).map(([file, route]) => [path.resolve(siteDir, file), baseUrl + route.replace(/^\//, '')]),
      );
      return {
        mergeStrategy: {'resolve.alias': 'prepend'},
        module: {
          rules: [
            // An array, since Docusaurus takes a rule whose test is an expression for a loader of MDX with folders of its own.
            {test: [/\.mdx?$/], enforce: 'post', use: withLoader()},
            {test: /\.static\.tsx$/, enforce: 'post', use: withLoader(permalinks)},
          ],
        },
        resolve: {alias: isServer ? {} : emptyInBrowser(client)},
      };
    },
  };
}

/** Names the reader's choice of tabs on the document before it is painted; `src/css/parts.css` shows it. */
const showChosenTabs =
  'try{for(const k of Object.keys(localStorage)){const g=/^docusaurus\\.tab\\.([\\w-]+)$/.exec(k);' +
  "g&&document.documentElement.setAttribute('data-tab-'+g[1],localStorage.getItem(k))}}catch{}";

/** Modules that only content needs. Their styles stay, see `src/plugins/fast-pages/client/contentStyles.ts`. */
function emptyInBrowser(client: string): Record<string, string> {
  const empty = path.join(client, 'noModule.ts');
  return {
    '@theme/MDXComponents$': path.join(client, 'noComponents.ts'),
    // Docusaurus requires its client modules by path.
    [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: empty,
  };
}
