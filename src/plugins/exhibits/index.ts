/**
 * Recordings of tests that readers open on the page, in the tools of the library: traces in the trace viewer, and reports of
 * Playwright Test and pytest-html.
 *
 * Pages link to a recording: `[Open this trace](./traces/strict-mode.zip)`, `[Open this report](./reports/shop.zip)`.
 * `npm run exhibits` records traces from the samples with `trace=NAME`, `npm run pictures` the reports. The steps from there
 * to the reader:
 *
 * 1. `exhibitLinks.ts` (remark) replaces the link with `ui/ExhibitLink`, which leads to the tool. Without scripts, and on
 *    phones, the browser follows it.
 * 2. `client/index.ts` handles a click on wide screens: it loads `ui/Dialog` and opens the tool over the page.
 * 3. The tools are the unchanged files of the package playwright-core. `writeTools.ts` collects them with the reports in the
 *    folder `assets/exhibits.VERSION/`, which this plugin copies to the build. The trace viewer loads recordings in its
 *    service worker, whose scope is a folder in there.
 *
 * The trace viewer can open any URL. `exhibitPolicy()` limits its connections to the site, so that a link to this host
 * cannot show the trace of another host. The policy of the pages stays as it is.
 */
import {cpSync} from 'node:fs';
import path from 'node:path';
import type {Configuration} from 'webpack';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {exhibitsFolder} from './exhibitPaths';
import {writeTools} from './writeTools';

export interface Options {
  /** Folders with pages, such as `docs`. */
  folders: string[];
}

export default function exhibits({siteDir, baseUrl, generatedFilesDir}: LoadContext, options: unknown): Plugin {
  const {folders} = options as Options;
  const tools = path.join(generatedFilesDir, 'exhibits/tools');
  return {
    name: 'exhibits',

    getPathsToWatch: () => folders.map((folder) => `${folder}/reports/*.zip`),

    loadContent() {
      writeTools(
        folders.map((folder) => path.join(siteDir, folder, 'reports')),
        tools,
      );
    },

    getClientModules: () => [path.join(__dirname, 'client/index.ts')],

    // Docusaurus passes these options to the development server, but its type does not contain them.
    configureWebpack: () =>
      ({devServer: {static: [{directory: tools, publicPath: baseUrl + exhibitsFolder}]}}) as Configuration,

    postBuild({outDir}) {
      cpSync(tools, path.join(outDir, exhibitsFolder), {recursive: true});
    },
  };
}
