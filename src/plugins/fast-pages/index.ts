/**
 * Makes pages fast: text is HTML that scripts do not repeat, and scripts start after the first paint.
 *
 * Docusaurus sends each page twice: as HTML, and as a script from which React builds the same page again in the browser. On
 * a long API page that takes seconds on a phone. Except for `content-sections`, these plugins change only the production
 * build; development and the server's rendering stay as Docusaurus makes them. The steps, in the order in which a page goes through them:
 *
 * 1. `content-sections` (rehype) wraps the text under each heading that is far down the page, so that the browser lays it
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
 * The plugins rely on files and names that Docusaurus does not document. `internals.ts` lists each of them and says what
 * breaks without it. The tests check the list, so that an upgrade of Docusaurus fails there first.
 */
import type {PluginConfig} from '@docusaurus/types';
import lateScripts from './late-scripts';
import leanScripts from './lean-scripts';
import pageRoutes from './page-routes';
import staticContent from './static-content';
import type {Options} from './static-content/options';

export type {Options};
export {default as contentSections} from './content-sections';

/** Client module with the styles of components that exist only in content. */
export const contentStyles = './src/plugins/fast-pages/client/contentStyles.ts';

/**
 * The plugins in the order in which the configuration lists them.
 *
 * @param options which route shows which `*.static.tsx` component
 */
export function fastPages(options: Options): PluginConfig[] {
  return [[staticContent, {...options}], pageRoutes, leanScripts];
}

/** Comes after every other plugin that reads or writes the HTML files of the build. */
export {lateScripts};
