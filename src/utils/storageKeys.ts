/**
 * Keys of `localStorage` that Docusaurus chooses. They end with a name of this site, because the trace viewer
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
