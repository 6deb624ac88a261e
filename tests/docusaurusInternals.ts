/** A file, name or format of Docusaurus that these plugins rely on although no documentation promises it. */
export interface Internal {
  name: string;
  /** The file that shows it: below `node_modules/@docusaurus`, `.docusaurus` or `build`. */
  file: string;
  /** What the file must contain. */
  contains: RegExp;
  /** What stops working if Docusaurus no longer has it, or what to do in this case. */
  breaks: string;
}

/** Internals that the installed packages show. Checked without a build. */
export const packageInternals: readonly Internal[] = [
  {
    name: 'preload.js of the core is imported as ./preload',
    file: 'core/lib/client/clientEntry.js',
    contains: /from '\.\/preload'/,
    breaks:
      'page-routes replaces this module, so that a route learns which page to load; links would show the wrong page',
  },
  {
    name: 'PendingNavigation is imported as ./PendingNavigation and gets the newest location',
    file: 'core/lib/client/App.js',
    contains: /from '\.\/PendingNavigation'[\s\S]*<PendingNavigation location=\{normalizedLocation\}>/,
    breaks: 'page-routes replaces this component; a page could be shown before it has loaded',
  },
  {
    name: 'PendingNavigation calls the lifecycles that ClientLifecyclesDispatcher exports',
    file: 'core/lib/client/PendingNavigation.js',
    contains: /dispatchLifecycleAction[\s\S]*onRouteUpdate[\s\S]*<ClientLifecyclesDispatcher/,
    breaks: 'page-routes/client/PendingNavigation.tsx does the same; read both files again',
  },
  {
    name: 'ClientLifecyclesDispatcher scrolls, and then calls onRouteDidUpdate',
    file: 'core/lib/client/ClientLifecyclesDispatcher.js',
    contains: /scrollAfterNavigation\(\{[^}]*\}\);\s*dispatchLifecycleAction\('onRouteDidUpdate'/,
    breaks: 'page-routes/client/PendingNavigation.tsx does the same; client modules rely on the order',
  },
  {
    name: 'docusaurus.js of the core is imported as ./docusaurus',
    file: 'core/lib/client/clientEntry.js',
    contains: /import docusaurus from '\.\/docusaurus'/,
    breaks: 'page-routes replaces this module; every link in the window would be prefetched',
  },
  {
    name: 'window.docusaurus has prefetch and preload',
    file: 'core/lib/client/docusaurus.js',
    contains: /prefetch[\s\S]*preload/,
    breaks: 'page-routes/client/docusaurus.ts implements both; links call them',
  },
  {
    name: 'the generated tables are imported as @generated/routes',
    file: 'core/lib/client/preload.js',
    contains: /from '@generated\/routes'/,
    breaks: 'page-routes gives this alias to the joined routes; the browser would load the full table',
  },
  {
    name: 'ComponentCreator reads @generated/registry and @generated/routesChunkNames',
    file: 'core/lib/client/exports/ComponentCreator.js',
    contains: /@generated\/routesChunkNames[\s\S]*@generated\/registry/,
    breaks: 'page-routes gives these aliases to the shortened tables; the browser would load the full tables',
  },
  {
    name: 'global data is imported as @generated/globalData',
    file: 'core/lib/client/docusaurusContext.js',
    contains: /from '@generated\/globalData'/,
    breaks: 'page-routes gives this alias to shortened data; every page would load the list of all documents',
  },
  {
    name: 'the configuration is imported as @generated/docusaurus.config',
    file: 'core/lib/client/docusaurusContext.js',
    contains: /from '@generated\/docusaurus\.config'/,
    breaks: 'lean-scripts gives this alias to a shortened configuration; every page would load build settings',
  },
  {
    name: 'React sets data-has-hydrated on <html>',
    file: 'core/lib/client/hasHydratedDataAttribute.js',
    contains: /data-has-hydrated/,
    breaks: 'late-scripts waits for it to replay early input; clicks before the scripts run would be lost',
  },
  {
    name: 'the toggle of the color mode has a class with toggleButtonDisabled while it is disabled',
    file: 'theme-classic/lib/theme/ColorModeToggle/index.js',
    contains: /!isBrowser && styles\.toggleButtonDisabled[\s\S]*disabled=\{!isBrowser\}/,
    breaks: 'late-scripts enables it by this class; clicks before the scripts run would be lost',
  },
  {
    name: 'the component of a document renders props.content',
    file: 'theme-classic/lib/theme/DocItem/index.js',
    contains: /props\.content\.metadata[\s\S]*props\.content;/,
    breaks: 'page-routes passes a component with the facts of the page; documents would be empty',
  },
  {
    name: 'useWindowSize is imported as ../hooks/useWindowSize, and returns desktop, mobile or ssr',
    file: 'theme-common/lib/contexts/navbarMobileSidebar.js',
    contains: /import \{ useWindowSize \} from '\.\.\/hooks\/useWindowSize'/,
    breaks: 'text-size replaces this module; with large text on a desktop, the menu button would open nothing',
  },
  {
    name: 'Prism languages are a client module of the theme',
    file: 'theme-classic/lib/index.js',
    contains: /prism-include-languages/,
    breaks:
      'static-content empties this module, because code is highlighted during the build; 20 kB more on every page',
  },
];

/** Internals that a build shows. Checked after a build. */
export const buildInternals: readonly Internal[] = [
  {
    name: 'routes.js calls ComponentCreator with a path and a hash',
    file: '.docusaurus/routes.js',
    contains: /export default \[\s*\{\s*path: '[^']+',\s*component: ComponentCreator\('[^']+', '[^']+'\)/,
    breaks: 'generatedRoutes.ts parses it; page-routes and late-scripts cannot read the routes',
  },
  {
    name: 'registry.js has one entry per line, with an import of the module',
    file: '.docusaurus/registry.js',
    contains: /^ {2}"[^"]+": \[\(\) => import\(\/\*.*?\*\/ "[^"]+"\), /m,
    breaks: 'page-routes filters the entries; the browser would load chunks that do not exist',
  },
  {
    name: 'routesChunkNames.json maps "path-hash" to chunk names with __comp',
    file: '.docusaurus/routesChunkNames.json',
    contains: /"\/[^"]*-[0-9a-f]{3}": \{\s*"__comp": "[^"]+"/,
    breaks: 'page-routes and late-scripts look up the chunks of a page in it',
  },
  {
    name: 'globalData.json lists the documents of each version',
    file: '.docusaurus/globalData.json',
    contains: /"docusaurus-plugin-content-docs": \{[\s\S]*"docs": \[\s*\{\s*"id"/,
    breaks: 'page-routes/shortenDocs.ts shortens the list',
  },
  {
    name: 'pages link one stylesheet called styles.<hash>.css',
    file: 'build/docs/intro.html',
    contains: /assets\/css\/styles\.[0-9a-f]+\.css/,
    breaks: 'contentStore.ts compares the hashes to detect a new deployment; old pages would show new content',
  },
  {
    name: 'the not-found page has the class plugin-native',
    file: 'build/404.html',
    contains: /<html[^>]*class="[^"]*plugin-native/,
    breaks: 'page-routes and the redirection script recognize the not-found page by it',
  },
  {
    name: 'the main part of a document is .theme-doc-markdown in an article',
    file: 'build/docs/intro.html',
    contains: /<article[\s\S]*<div class="theme-doc-markdown[\s\S]*<\/article>/,
    breaks: 'markdown-copies finds the document by it',
  },
];
