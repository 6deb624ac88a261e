/**
 * Makes pages fast: text is HTML that scripts do not repeat, and scripts start after the first paint.
 *
 * Docusaurus sends each page twice: as HTML, and as a script from which React builds the same page again in the browser. On
 * a long API page that takes seconds on a phone. Except for `content-sections`, these plugins change only the production
 * build; development and the server's rendering stay as Docusaurus makes them. The steps, in the order in which a page goes through them:
 *
 * 1. `content-sections` (rehype, styles) wraps the text under each heading that is far down the page, so that the browser lays it
 *    out only when the reader comes near.
 * 2. `static-content` (loader) removes the content of a page from the browser's bundle. React keeps the HTML that the
 *    server sent. When a reader follows a link, the content comes from the HTML of the other page.
 * 3. `page-routes` (generated tables) joins the routes of all pages in a folder into one, so that no file that every page
 *    loads grows with the number of pages. The data of a page (title, table of contents, next page) are in its HTML.
 * 4. `lean-scripts` (aliases, loader) leaves modules out of the browser's bundle that only the build needs.
 * 5. `late-scripts` (after the build) starts the scripts after the first paint, or as soon as the reader does something,
 *    and replays clicks, shortcuts and text that came earlier, also while the page was arriving.
 * 6. `client/contentStyles.ts` names the styles of components that exist only in content, because step 2 removes the
 *    components that would import them.
 *
 * Effect on docs/intro, in brotli: 101 kB of scripts in 33 files. Without `page-routes` it is 15 kB and 168 files more;
 * without all of it, 127 kB. `npm run bench:size` and `npm run bench:pages` print the current figures.
 *
 * The steps from a click on a link to the next page, in a build:
 *
 * 1. The content of the page is HTML that React does not render again. During the build,
 *    `static-content/staticContentLoader.mjs` wraps it with `createStaticContent()`
 *    (`static-content/client/createStaticContent.tsx`), which marks it in the HTML. In the browser, `loadPage()`
 *    (`static-content/client/pages.ts`) creates the same element without content; for pages with a route of their own, the
 *    loader does.
 * 2. The element attaches `useStaticLinks()` (`static-content/client/useStaticLinks.ts`), which handles a click on a link in
 *    the content and calls the router. Links elsewhere (navbar, sidebar) are those of Docusaurus, which call the same router.
 * 3. The router passes the new location to `PendingNavigation()` (`page-routes/client/PendingNavigation.tsx`), which replaces
 *    a component of Docusaurus. It loads the page, drops the load if the reader goes elsewhere meanwhile, and shows the page
 *    when it has loaded. Until then, everything that is rendered belongs to the page before.
 * 4. `loadPageAt()` (`page-routes/client/preload.ts`) finds the route of the page. The pages of a folder share one route
 *    (`joinRoutes()` in `page-routes/joinRoutes.ts`, `page-routes/client/routes.ts`), whose component
 *    (`createPageRoute()` in `page-routes/client/createPageRoute.tsx`) loads the page.
 * 5. `loadPage()` (`static-content/client/pages.ts`) gets the content with `fetchContent()`
 *    (`static-content/client/contentStore.ts`), which fetches the HTML file. It also reads the data of the page (title, table
 *    of contents), which `static-content/client/PageDataScript.tsx` wrote during the build. If the reader pointed at the link before,
 *    loading has already begun (`page-routes/client/docusaurus.ts`), except on slow connections or if the reader saves data.
 * 6. React mounts the component from `static-content/client/createStaticContent.tsx` for the next page. It inserts the nodes
 *    from `static-content/client/contentStore.ts`, and returns them when the reader leaves.
 * 7. `client/scrollPosition.ts` scrolls to the target of the hash, or, after a step in the history, to the position that the
 *    reader left.
 *
 * Rules for components, styles and scripts:
 *
 * - Components in content have no state. They are rendered once, during the build: in a build their state never changes, and
 *   their effects and handlers (`onClick`) never run. ESLint reports them, because they would run in `npm start`.
 * - Behavior is a listener on the document, in the folder `client` of a plugin: a component writes `data-` attributes, and the
 *   listener reacts to them on every page (`src/client/tabs.ts`, `src/plugins/samples/client/codeButtons.ts`). What must appear
 *   before scripts run is CSS. Hide what needs scripts in `@media (scripting: none)`.
 * - Register the styles of a new content component in `client/contentStyles.ts`. `tests/content/site/styles.test.ts` finds
 *   missing ones.
 * - The static part of the landing page is `src/pages/_landing/index.static.tsx`. Parts with state stay in the component around it.
 * - `late-scripts/start.js` keeps input that comes before scripts (clicks, search shortcuts, keys of tabs, text in a field)
 *   and replays it. Name a new shortcut there.
 * - A listener for keys ignores those of an input method (`isComposing()` in `src/utils/isComposing.ts`).
 *   What covers the page closes on Back (`useCloseOnBack()` in `src/components/Overlay/useCloseOnBack.ts`).
 * - Nothing that every page loads may grow with the number of pages, except the sidebar: `npm run bench:size`.
 *
 * The plugins rely on files and names that Docusaurus does not document: `docusaurus-internals.md` lists them. After an upgrade, the
 * tests in `tests/e2e` fail where a plugin no longer works, and `npm run bench:size` where a page loads what a plugin replaced before.
 */
import contentSections from './content-sections';
import sectionStyles from './content-sections/sectionStyles';
import lateScripts from './late-scripts';
import leanScripts from './lean-scripts';
import pageRoutes from './page-routes';
import staticContent from './static-content';

/** The plugins in the order in which the configuration lists them. */
export const fastPages = [staticContent, pageRoutes, leanScripts, sectionStyles];

/** Client module with the styles of components that exist only in content. */
export const contentStyles = './src/plugins/fast-pages/client/contentStyles.ts';

/** `lateScripts` comes after every other plugin that reads or writes the HTML files of the build. */
export {contentSections, lateScripts};
