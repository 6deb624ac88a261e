import {type EditionName, sourceEdition} from '../data/editions';
import {type PageText, textForEdition} from './editionPassages';
import {relativePath} from './pageFiles';
import {textForRelease} from './passages';
import {replacePinnedRelease} from './pinnedReleases';
import {type DocumentedVersion, findVersion} from './versions';

/** Which passages of a page are read. */
export interface Reading {
  edition: EditionName;
  /** Undefined for pages that belong to no version. */
  version: DocumentedVersion | undefined;
}

/**
 * Returns the text of a page for an edition and a version, with its release in commands. Line numbers are those of the file.
 *
 * @throws {Error} with file, line and remedy if a mark is wrong
 */
export function pageText(text: string, page: string, {edition, version}: Reading): PageText {
  const ofEdition = textForEdition(text, edition, page);
  if (version === undefined) return ofEdition;
  const release = version.releases[edition];
  const ofRelease = textForRelease(ofEdition.text, release, page, {keepLines: true});
  return {...ofEdition, text: replacePinnedRelease(ofRelease, version.releases[sourceEdition], release)};
}

/** Creates the function that Docusaurus calls with the text of each page before it parses the page, see {@link pageText}. */
export const createPreprocessor =
  (root: string, edition: EditionName) =>
  ({filePath, fileContent}: {filePath: string; fileContent: string}): string => {
    const page = relativePath(root, filePath);
    return pageText(fileContent, page, {edition, version: findVersion(page)}).text;
  };
