/** A version of the library that the site documents. */
export interface DocumentedVersion {
  /** Version of the library: `1.56.0`. */
  library: string;
  /** Name in the version menu. */
  label: string;
  /** Folder of its pages, relative to the root. */
  folder: string;
}

/**
 * The documented versions. Authors write the pages of `next`; `npm run cut` copies those that hold for `stable`.
 * To move to another version, see CONTRIBUTING.md, "Roll to a new version of the library".
 */
export const versions = {
  next: {library: '1.56.0', label: 'Next (1.56.0)', folder: 'docs'},
  stable: {library: '1.55.0', label: '1.55.0', folder: 'versioned_docs/version-stable'},
} as const satisfies Record<string, DocumentedVersion>;

/** Version of the library by folder of pages. */
export type VersionFolders = Record<string, string>;

/** Folders of both versions, the newest first. */
export const versionFolders: VersionFolders = Object.fromEntries(
  Object.values(versions).map(({folder, library}) => [folder, library]),
);

/**
 * The version whose folder holds a page.
 *
 * @param page path relative to the root, with slashes
 * @returns undefined for pages outside of the folders
 */
export function findVersion(
  page: string,
  folders: VersionFolders = versionFolders,
): {folder: string; library: string} | undefined {
  const [folder, library] = Object.entries(folders).find(([name]) => page.startsWith(`${name}/`)) ?? [];
  return folder === undefined || library === undefined ? undefined : {folder, library};
}
