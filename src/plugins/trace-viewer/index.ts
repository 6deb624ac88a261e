/**
 * Traces that readers open on the page, in the trace viewer of the library.
 *
 * Pages link to a recording: `[Open this trace](./traces/strict-mode.zip)`. `npm run exhibits` records it from the sample with
 * `trace=strict-mode` (`tools/exhibits.mts`). The steps from there to the reader:
 *
 * 1. `traceLinks.ts` (remark) replaces the link with `ui/TraceLink`, which leads to the viewer. Without scripts, and on phones,
 *    the browser follows it.
 * 2. `client/index.ts` handles a click on wide screens: it loads `ui/Viewer` and opens the viewer over the page.
 * 3. The viewer is the unchanged `lib/vite/traceViewer` of the package playwright-core. This plugin copies it to
 *    `assets/trace-viewer.VERSION/`, and the development server serves it from there. It loads the recording in its service
 *    worker, whose scope is that folder.
 *
 * The viewer can open any address. `viewerPolicy()` limits its connections to the site, so that a link to this host cannot
 * show the trace of a stranger. The policy of the pages stays as it is.
 */
import {cpSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Configuration} from 'webpack';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {viewerFolder} from './viewerFolder';

const packageFolder = path.dirname(require.resolve('playwright-core/package.json'));
/** Folder of the trace viewer in the package. */
export const viewerFiles = path.join(packageFolder, 'lib/vite/traceViewer');
const licenses = ['LICENSE', 'NOTICE', 'ThirdPartyNotices.txt'];

/** Files of UI mode and its terminal, which the viewer does not load. */
const isOfUiMode = (file: string): boolean => /^(?:uiMode|xterm)/.test(path.basename(file));

export default function traceViewer({baseUrl}: LoadContext): Plugin {
  return {
    name: 'trace-viewer',

    // Docusaurus passes these options to the development server, but its type does not know them.
    configureWebpack: () =>
      ({devServer: {static: [{directory: viewerFiles, publicPath: baseUrl + viewerFolder}]}}) as Configuration,

    postBuild({outDir}) {
      const target = path.join(outDir, viewerFolder);
      cpSync(viewerFiles, target, {recursive: true, filter: (file) => !isOfUiMode(file)});
      for (const name of licenses) cpSync(path.join(packageFolder, name), path.join(target, name));
    },
  };
}

/** Returns the document of the viewer. */
export const readViewerPage = (): string => readFileSync(path.join(viewerFiles, 'index.html'), 'utf8');
