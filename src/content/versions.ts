import type {EditionName} from '../data/editions';

/** A documented version of the library. */
export interface DocumentedVersion {
  /** Version of the library of the source edition: `1.56.0`. */
  library: string;
  /** Version of the library of each other edition, which its pages name in commands. */
  others: Record<Exclude<EditionName, 'python'>, string>;
  /** Label in the version dropdown. */
  label: string;
  /** Folder of its pages, relative to the root. */
  folder: string;
}

/**
 * The documented versions. Authors edit the pages of `next`; `npm run cut` creates the pages of `stable` from them.
 * To document a new version, see CONTRIBUTING.md, "Roll to a new version of the library".
 */
export const versions = {
  next: {
    library: '1.56.0',
    others: {root: '1.56.0', java: '1.56.0', dotnet: '1.56.0'},
    label: 'Next (1.56.0)',
    folder: 'docs',
  },
  stable: {
    library: '1.55.0',
    others: {root: '1.55.0', java: '1.55.0', dotnet: '1.55.0'},
    label: '1.55.0',
    folder: 'versioned_docs/version-stable',
  },
} as const satisfies Record<string, DocumentedVersion>;

/** Library version by folder of pages. */
export type VersionFolders = Record<string, string>;

/** The folders of both versions, newest first. */
export const versionFolders: VersionFolders = Object.fromEntries(
  Object.values(versions).map(({folder, library}) => [folder, library]),
);

/**
 * Finds the version whose folder contains a page.
 *
 * @param page path relative to the root, with slashes
 * @returns undefined for pages outside these folders
 */
export function findVersion(
  page: string,
  folders: VersionFolders = versionFolders,
): {folder: string; library: string} | undefined {
  const [folder, library] = Object.entries(folders).find(([name]) => page.startsWith(`${name}/`)) ?? [];
  return folder === undefined || library === undefined ? undefined : {folder, library};
}

/**
 * Finds the version of the library of an edition.
 *
 * @param library version of the library of the source edition
 * @returns `library` itself for the source edition, and for versions that the site does not document
 */
export function libraryOfEdition(library: string, edition: EditionName): string {
  const version = Object.values<DocumentedVersion>(versions).find((each) => each.library === library);
  return (edition === 'python' ? undefined : version?.others[edition]) ?? library;
}
