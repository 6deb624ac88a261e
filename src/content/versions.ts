import {editionNames, type EditionName} from '../data/editions';
import libraries from './libraryReleases.json';

export interface DocumentedVersion {
  /** Release of each edition's library. The libraries are released at different times. */
  releases: Readonly<Record<EditionName, string>>;
  /** Folder of its pages, relative to the root. */
  folder: string;
}

/**
 * An edition, and the versions that its pages describe. Remark and rehype plugins and the checks receive the versions, so that
 * tests can use other ones. What reads `versions` itself serves only this site.
 */
export interface EditionContext {
  edition: EditionName;
  /** Folder of the site. */
  root: string;
  allVersions: readonly [next: DocumentedVersion, stable: DocumentedVersion];
}

/**
 * Returns the releases that a version describes. The file groups them by edition, because branches that change neighboring
 * lines cannot be merged, and each edition is rolled in a branch of its own.
 */
const releasesOf = (version: 'next' | 'stable'): DocumentedVersion['releases'] => ({
  python: libraries.python[version],
  javascript: libraries.javascript[version],
  java: libraries.java[version],
  dotnet: libraries.dotnet[version],
});

/**
 * The documented versions. Authors edit the pages of `next`; `npm run cut` creates the pages of `stable` from them. Right
 * after a release, both describe the same releases of the libraries.
 * To document a new release, see CONTRIBUTING.md, "Document a new release".
 */
export const versions: Record<'next' | 'stable', DocumentedVersion> = {
  next: {releases: releasesOf('next'), folder: 'docs'},
  stable: {releases: releasesOf('stable'), folder: 'versioned_docs/version-stable'},
};

/** Both versions, newest first. */
export const allVersions = [versions.next, versions.stable] as const;

/** The folders of both versions, newest first. */
export const versionFolders = allVersions.map(({folder}) => folder);

/** Guides about all versions. Their statements about older versions stay true, and the search ranks them after other guides. */
export const guidesAboutAllVersions = ['release-notes', 'upgrading'];

/**
 * Returns the labels of the versions in the version menu of an edition. Each page shows its label, so both contain the
 * release of the library that the page describes.
 */
export const versionLabels = (edition: EditionName): {next: string; stable: string} => ({
  next: `Next (${versions.next.releases[edition]})`,
  stable: versions.stable.releases[edition],
});

/** Whether two versions describe the same releases of the libraries, so that their pages are the same. */
export const isSameVersion = (one: DocumentedVersion, other: DocumentedVersion): boolean =>
  editionNames.every((name) => one.releases[name] === other.releases[name]);

/**
 * Returns the versions whose pages differ. While both describe the same releases of the libraries, the pages of `stable`
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
export const findVersion = (
  page: string,
  known: readonly DocumentedVersion[] = allVersions,
): DocumentedVersion | undefined =>
  known
    .filter(({folder}) => page.startsWith(`${folder}/`))
    .sort((one, other) => other.folder.length - one.folder.length)[0];
