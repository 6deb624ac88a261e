import type {EditionName} from '../data/editions';
import numbers from './libraryVersions.json';

export interface DocumentedVersion {
  /**
   * Version of the library of the source edition: `1.56.0`. It identifies the documented version everywhere, so `next` and
   * `stable` also have the same versions of the other editions while they have the same one here.
   */
  library: string;
  /** Versions of the libraries of the other editions, which are released later. */
  others: Record<Exclude<EditionName, 'python'>, string>;
  /** Folder of its pages, relative to the root. */
  folder: string;
}

/**
 * Returns the numbers of a version of the pages. The file groups them by edition, because branches that change neighboring
 * lines cannot be merged, and each edition is rolled in a branch of its own.
 */
const numbersOf = (version: 'next' | 'stable'): Pick<DocumentedVersion, 'library' | 'others'> => ({
  library: numbers.python[version],
  others: {
    javascript: numbers.javascript[version],
    java: numbers.java[version],
    dotnet: numbers.dotnet[version],
  },
});

/**
 * The documented versions. Authors edit the pages of `next`; `npm run cut` creates the pages of `stable` from them. Right
 * after a release, both describe the same versions of the libraries.
 * To document a new version, see CONTRIBUTING.md, "Document a new version of the library".
 */
export const versions = {
  next: {...numbersOf('next'), folder: 'docs'},
  stable: {...numbersOf('stable'), folder: 'versioned_docs/version-stable'},
} satisfies Record<string, DocumentedVersion>;

/** Guides about all versions. Their statements about older versions stay true, and the search ranks them after other guides. */
export const guidesAboutAllVersions = ['release-notes', 'upgrading'];

/**
 * Returns the labels of the versions in the version menu of an edition. Each page shows its label, so both contain the
 * number of the library that the page describes.
 */
export function versionLabels(edition: EditionName): {next: string; stable: string} {
  const next = libraryOfEdition(versions.next.library, edition);
  const stable = libraryOfEdition(versions.stable.library, edition);
  return {next: `Next (${next})`, stable};
}

/** Version of the library of the source edition by folder of pages. */
export type VersionFolders = Record<string, string>;

/** The folders of both versions, newest first. */
export const versionFolders: VersionFolders = Object.fromEntries(
  Object.values(versions).map(({folder, library}) => [folder, library]),
);

/**
 * Returns the versions whose pages differ. While both describe the same version of the library, the pages of `stable` are
 * those of `next` (`npm run check` compares them), so that checking one is enough.
 */
export function distinctVersions(): DocumentedVersion[] {
  const all: DocumentedVersion[] = Object.values(versions);
  return all.filter(({library}, index) => all.findIndex((other) => other.library === library) === index);
}

/**
 * Finds the version whose folder contains a page. If a folder is in another one, its version applies.
 *
 * @param page path relative to the root, with slashes
 * @returns undefined for pages outside these folders
 */
export function findVersion(
  page: string,
  folders: VersionFolders = versionFolders,
): {folder: string; library: string} | undefined {
  const [folder, library] =
    Object.entries(folders)
      .filter(([name]) => page.startsWith(`${name}/`))
      .sort(([one], [other]) => other.length - one.length)[0] ?? [];
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
