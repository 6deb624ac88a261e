/**
 * Keys of `localStorage`, most of which Docusaurus chooses. They end with a name of this site, because the trace viewer
 * (`src/plugins/exhibits`), which is on the same host, stores its own color mode as `theme`.
 */
export const storageNamespace = 'docs';

const storageName = (name: string): string => `${name}-${storageNamespace}`;

export const colorModeKey = storageName('theme');
export const announcementKeys = {
  id: storageName('docusaurus.announcement.id'),
  dismissed: storageName('docusaurus.announcement.dismiss'),
};
/** The release of the library that the reader has (`src/plugins/reader-release`). */
export const releaseKey = (edition: string): string => storageName(`release-${edition}`);
