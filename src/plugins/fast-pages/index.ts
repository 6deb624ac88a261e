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
 *    loads grows with the number of pages. The facts of a page (title, table of contents, next page) are in its HTML.
 * 4. `lean-scripts` (aliases, loader) leaves modules out of the browser's bundle that only the build needs.
 * 5. `late-scripts` (after the build) starts the scripts after the first paint, or as soon as the reader does something,
 *    and replays clicks, shortcuts and text that came earlier.
 * 6. `client/contentStyles.ts` names the styles of components that exist only in content, because step 2 removes the
 *    components that would import them.
 *
 * Effect on docs/intro, in brotli: 101 kB of scripts in 33 files. Without `page-routes` it is 15 kB and 168 files more;
 * without all of it, 127 kB. `npm run bench:size` and `npm run bench:pages` print the current figures.
 *
 * The way from a click on a link to the next page, in a build:
 *
 * 1. `useStaticLinks()` handles links in the content, and calls the router. Links elsewhere (navbar, sidebar) are those of
 *    Docusaurus, which call the same router. Both load the page when the reader points at the link (`client/docusaurus.ts` of
 *    `page-routes`), except on slow connections or if the reader saves data.
 * 2. The router passes the new location to `PendingNavigation()`, which replaces a component of Docusaurus. It loads the page,
 *    drops the load if the reader goes elsewhere meanwhile, and shows the page when it has loaded. Until then, everything that
 *    is rendered belongs to the page before.
 * 3. `loadPageAt()` finds the route of the page, which loads its component (`createPageRoute()`) and, with `loadPage()`, its
 *    content and its facts (title, table of contents): `fetchContent()` fetches the HTML file, in which `SentFacts` wrote the
 *    facts during the build.
 * 4. React mounts the component from `createStaticContent()` for the page. It inserts the nodes that `contentStore.ts` keeps,
 *    and returns them when the reader leaves.
 * 5. `src/client/scrollPosition.ts` scrolls to the target of the hash, or, after a step in the history, to the position that
 *    the reader left.
 *
 * Rules for components, styles and scripts:
 *
 * - Components in content have no state. They are rendered once, during the build: in a build their state never changes, and
 *   their effects and handlers (`onClick`) never run. They do run in `npm start`, so also check `npm run serve`.
 * - Behavior is a listener on the document, in `src/client/`: a component writes `data-` attributes, and the listener reacts
 *   to them on every page (`tabs.ts`, `codeButtons.ts`). What must appear before scripts run is CSS. Hide what needs scripts in
 *   `@media (scripting: none)`.
 * - Register the styles of a new content component in `client/contentStyles.ts`. `tests/content/site/styles.test.ts` finds
 *   missing ones.
 * - The static part of the landing page is `index.static.tsx`. Parts with state stay in the component around it.
 * - `late-scripts/start.js` keeps input that comes before scripts (clicks, search shortcuts, keys of tabs, text in a field)
 *   and replays it. Name a new shortcut there.
 * - Nothing that every page loads may grow with the number of pages, except the sidebar.
 *   `tests/content/site/contentOnce.test.ts` searches scripts for names of pages.
 *
 * The plugins rely on files and names that Docusaurus does not document. `tests/docusaurusInternals.ts` lists each of them and says
 * what breaks without it. The tests check the list, so that an upgrade of Docusaurus fails there first.
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
