import {editionNames, type EditionName} from '../data/editions';
import libraries from './libraryVersions.json';

export interface DocumentedVersion {
  /** Version of the library of each edition. The libraries are released at different times. */
  numbers: Readonly<Record<EditionName, string>>;
  /** Folder of its pages, relative to the root. */
  folder: string;
}

/**
 * Returns the numbers of a version of the pages. The file groups them by edition, because branches that change neighboring
 * lines cannot be merged, and each edition is rolled in a branch of its own.
 */
const numbersOf = (version: 'next' | 'stable'): DocumentedVersion['numbers'] => ({
  python: libraries.python[version],
  javascript: libraries.javascript[version],
  java: libraries.java[version],
  dotnet: libraries.dotnet[version],
});

/**
 * The documented versions. Authors edit the pages of `next`; `npm run cut` creates the pages of `stable` from them. Right
 * after a release, both describe the same versions of the libraries.
 * To document a new version, see CONTRIBUTING.md, "Document a new version of the library".
 */
export const versions: Record<'next' | 'stable', DocumentedVersion> = {
  next: {numbers: numbersOf('next'), folder: 'docs'},
  stable: {numbers: numbersOf('stable'), folder: 'versioned_docs/version-stable'},
};

/** Both versions, newest first. */
export const allVersions: readonly DocumentedVersion[] = [versions.next, versions.stable];

/** The folders of both versions, newest first. */
export const versionFolders = allVersions.map(({folder}) => folder);

/** Guides about all versions. Their statements about older versions stay true, and the search ranks them after other guides. */
export const guidesAboutAllVersions = ['release-notes', 'upgrading'];

/**
 * Returns the labels of the versions in the version menu of an edition. Each page shows its label, so both contain the
 * number of the library that the page describes.
 */
export const versionLabels = (edition: EditionName): {next: string; stable: string} => ({
  next: `Next (${versions.next.numbers[edition]})`,
  stable: versions.stable.numbers[edition],
});

/** Whether two versions describe the same versions of the libraries, so that their pages are the same. */
export const isSameVersion = (one: DocumentedVersion, other: DocumentedVersion): boolean =>
  editionNames.every((name) => one.numbers[name] === other.numbers[name]);

/**
 * Returns the versions whose pages differ. While both describe the same versions of the libraries, the pages of `stable`
 * are those of `next` (`npm run check` compares them), so that checking one is enough.
 */
export const distinctVersions = (): DocumentedVersion[] =>
  allVersions.filter((each, index) => allVersions.findIndex((other) => isSameVersion(each, other)) === index);

/**
 * Finds the version whose folder contains a page. If a folder is in another one, its version applies.
 *
 * @param page path relative to the root, with slashes
 * @returns undefined for pages outside these folders
 */
export const findVersion = (page: string, known = allVersions): DocumentedVersion | undefined =>
  known
    .filter(({folder}) => page.startsWith(`${folder}/`))
    .sort((one, other) => other.folder.length - one.folder.length)[0];
