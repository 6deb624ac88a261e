import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {EditionName} from '../data/editions';
import {type PageText, textForEdition} from './editionPassages';
import {textForVersion} from './passages';
import {replacePinnedVersion} from './pinnedVersions';
import {parseMdx} from './readMdx';
import {findVersion, libraryOfEdition, type VersionFolders} from './versions';

/** Which passages of a page are read. */
export interface Reading {
  edition: EditionName;
  /** Version of the library of the source edition: `1.56.0`. Undefined for pages that do not depend on it. */
  version: string | undefined;
}

/**
 * Returns the text of a page for an edition and a version, with its number in commands. Line numbers are those of the file.
 *
 * @throws {Error} with file, line and remedy if a mark is wrong
 */
export function pageText(text: string, page: string, {edition, version}: Reading): PageText {
  const found = textForEdition(text, edition, page);
  if (version === undefined) return found;
  const library = libraryOfEdition(version, edition);
  const kept = textForVersion(found.text, library, page, {keepLines: true});
  return {...found, text: replacePinnedVersion(kept, version, library)};
}

/**
 * Creates the function that Docusaurus calls with the text of each page before it parses the page, see {@link pageText}.
 */
export const createPreprocessor =
  (root: string, edition: EditionName, versions: VersionFolders) =>
  ({filePath, fileContent}: {filePath: string; fileContent: string}): string => {
    const page = path.relative(root, filePath).split(path.sep).join('/');
    return pageText(fileContent, page, {edition, version: findVersion(page, versions)?.library}).text;
  };

/**
 * Reads a page for one edition and version.
 *
 * @param page path relative to the root
 * @param version version of the library. Default: the version of the page's folder, or none for other pages.
 * @throws {Error} with file and line if a mark is wrong or the MDX does not parse
 */
export function readPage(root: string, page: string, edition: EditionName, version = findVersion(page)?.library): Root {
  const text = readFileSync(path.join(root, page), 'utf8');
  return parseMdx(pageText(text, page, {edition, version}).text);
}
