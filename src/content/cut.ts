import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {filesBelow} from '../utils/filesBelow';
import {removedPagesFolder} from './listPages';
import {isNewer, textForVersion} from './passages';

/**
 * Returns the pages of a version: those of the folder without the passages of other versions, and those in `_until/`
 * that the version still has (`_until/1.57/api/class-accessibility.mdx` belongs to versions before 1.57). Omits pages
 * whose whole body is newer than the version.
 *
 * @param folder absolute path of `docs/`
 * @param version version of the library, such as `1.55.0`
 * @param folderName name of the folder in errors
 * @returns texts by path relative to the folder
 * @throws {Error} with file and line if a mark is wrong or a page exists twice
 */
export async function pagesForVersion(
  folder: string,
  version: string,
  folderName = path.basename(folder),
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const file of filesBelow(folder).filter((name) => name.endsWith('.mdx'))) {
    const [first, until = '', ...rest] = file.split('/');
    const isRemoved = first === removedPagesFolder;
    if (isRemoved && !isNewer(until, version)) continue;
    const page = isRemoved ? rest.join('/') : file;
    const fileName = `${folderName}/${file}`;
    if (isRemoved && existsSync(path.join(folder, page)))
      throw new Error(
        `${fileName}:1: ${folderName}/${page} also exists; merge the two files and mark the passages of each version`,
      );
    const source = await readFile(path.join(folder, file), 'utf8');
    const text = textForVersion(source, version, fileName);
    if (text === source || bodyOf(text) !== '') texts.set(page, text);
  }
  return texts;
}

const bodyOf = (text: string): string => text.replace(/^---\n[\s\S]*?\n---\n/, '').trim();
