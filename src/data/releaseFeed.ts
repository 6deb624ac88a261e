/** The feed of the release notes: the document that it is made of, and its file below the base URL. */
export const releaseFeed = {document: 'release-notes', file: 'release-notes.atom', title: 'Release notes'} as const;
