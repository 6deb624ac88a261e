/**
 * Makes pages fast: text is HTML that scripts do not repeat, and scripts start after the first paint.
 *
 * Docusaurus sends each page twice: as HTML, and as a script from which React builds the same page again in the browser. On
 * a long API page that takes seconds on a phone. Except for `content-sections`, these plugins change only the production
 * build. Their opening comments explain them:
 *
 * - `content-sections` (rehype, styles): the browser lays out a section only when the reader comes near.
 * - `static-content` (loader): React keeps the HTML of the content, which is not in a script.
 * - `page-routes` (tables): the pages of a folder have one route, and their data are in their HTML.
 * - `lean-scripts` (aliases): without modules that only the build needs.
 * - `late-scripts` (after the build): starts the scripts late, and replays earlier input.
 *
 * Effect on docs/intro, in brotli: without `page-routes`, there are 15 kB and 168 files of scripts more, without all of it,
 * 26 kB. `npm run bench:size` and `npm run bench:pages` print the current sizes.
 *
 * The steps from a click on a link to the next page, in a build:
 *
 * 1. `useStaticLinks()` (`static-content/client/useStaticLinks.ts`) handles a click in the content and calls the router, like
 *    the links of Docusaurus elsewhere.
 * 2. `PendingNavigation()` (`page-routes/client/PendingNavigation.tsx`) loads the page of the new location, and keeps the page
 *    before until then.
 * 3. `loadPageAt()` (`page-routes/client/loadPageAt.ts`) finds the route of the folder, whose component
 *    (`page-routes/client/createPageRoute.tsx`) calls `loadPage()` (`static-content/client/pages.ts`).
 * 4. `fetchContent()` (`static-content/client/contentStore.ts`) fetches the HTML file, with the data that
 *    `static-content/client/PageDataScript.tsx` wrote. If the reader pointed at the link before, loading has already begun
 *    (`page-routes/client/docusaurus.ts`).
 * 5. `createPageRoute.tsx` gives the page to Docusaurus's `DocItem`, which sets the title from its data. The component from
 *    `static-content/client/createStaticContent.tsx` inserts the nodes, and returns them when the reader leaves.
 * 6. `PendingNavigation()` calls the client modules. `client/scrollPosition.ts` scrolls to the top of the new page, to the
 *    target of the hash, or after a step back to the position before.
 *
 * Rules for components, styles and scripts:
 *
 * - Components in content have no state. They are rendered once, during the build: in a build their state never changes, and
 *   their effects and handlers (`onClick`) never run. ESLint reports them, because they would run in `npm start`.
 * - Behavior is a listener on the document, in the folder `client` of a plugin: a component writes `data-` attributes, and the
 *   listener reacts to them on every page (`src/plugins/samples/client/tabs.ts`). What must appear before scripts run is
 *   CSS. Hide what needs scripts in `@media (scripting: none)`.
 * - Register the styles of a new content component in `client/contentStyles.ts`, because the browser's bundle does not contain
 *   the component. `tests/content/site/styles.test.ts` finds missing ones.
 * - Name a new shortcut in `late-scripts/start.js`. A listener for keys ignores those of an input method (`isComposing()`).
 *   What covers the page closes on Back (`useCloseOnBack()`).
 * - Nothing that every page loads may grow with the number of pages, except the sidebar: `npm run bench:size`.
 *
 * `docusaurus-internals.md` lists the files and names that Docusaurus does not document.
 */
import contentSections, {sectionStyles} from './content-sections';
import lateScripts from './late-scripts';
import leanScripts from './lean-scripts';
import pageRoutes from './page-routes';
import staticContent from './static-content';

/** The plugins. The configuration also names `contentSections`, which is for pages, and the two modules in `client`. */
export const fastPages = [staticContent, pageRoutes, leanScripts, sectionStyles, lateScripts];

export {contentSections};
