import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {EditionName} from '../data/editions';
import {pageText} from './pageText';
import {parseMdx} from './readMdx';
import {findVersion} from './versions';

/**
 * Reads the text of a page for one edition and version. Line numbers are those of the file.
 *
 * @param root folder of the site
 * @param page path relative to the root
 * @param version version of the library. Default: the version of the page's folder, or none for other pages.
 * @throws {Error} with file and line if a mark is wrong or the MDX does not parse
 */
export function readPage(root: string, page: string, edition: EditionName, version = findVersion(page)?.library): Root {
  const text = readFileSync(path.join(root, page), 'utf8');
  return parseMdx(pageText(text, page, {edition, version}).text);
}
