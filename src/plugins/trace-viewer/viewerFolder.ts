import {version} from 'playwright-core/package.json';

/** Folder of the trace viewer in the site. A new version has a new folder, so that browsers may keep the files. */
export const viewerFolder = `assets/trace-viewer.${version}`;

/** Address of the viewer in the site. */
export const viewerPage = `${viewerFolder}/index.html`;
