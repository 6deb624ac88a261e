/**
 * Keys of `localStorage`, most of which Docusaurus chooses. They end with a name of this site, because the trace viewer
 * (`src/plugins/exhibits`), which is on the same host, stores its own color mode as `theme`.
 */
export const storageNamespace = 'docs';

const keyOf = (name: string): string => `${name}-${storageNamespace}`;

export const colorModeKey = keyOf('theme');
export const announcementKeys = {
  id: keyOf('docusaurus.announcement.id'),
  dismissed: keyOf('docusaurus.announcement.dismiss'),
};
export const preferredVersionKey = keyOf('docs-preferred-version-default');
/** The release of the library that the reader has (`src/plugins/reader-release`). */
export const releaseKey = (edition: string): string => keyOf(`release-${edition}`);
