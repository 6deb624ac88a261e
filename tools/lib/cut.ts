import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {filesBelow} from '../../src/utils/filesBelow';
import {textForVersion} from '../../src/content/passages';
import {libraryOfEdition} from '../../src/content/versions';
import {editionNames} from '../../src/data/editions';

/**
 * Returns the pages of a version: those of the folder without the passages of other versions. Omits pages whose whole body
 * is newer than the version. Keeps the marks of passages that only some editions show, because their libraries have other
 * versions.
 *
 * @param folder absolute path of `docs/`
 * @param version version of the library of the source edition, such as `1.55.0`
 * @param folderName name of the folder in errors
 * @returns texts by path relative to the folder
 * @throws {Error} with file and line if a mark is wrong
 */
export async function pagesForVersion(
  folder: string,
  version: string,
  folderName = path.basename(folder),
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const others = editionNames.map((name) => libraryOfEdition(version, name));
  for (const file of filesBelow(folder).filter((name) => name.endsWith('.mdx'))) {
    const source = await readFile(path.join(folder, file), 'utf8');
    const text = textForVersion(source, version, `${folderName}/${file}`, {others});
    if (text === source || bodyOf(text) !== '') texts.set(file, text);
  }
  return texts;
}

const bodyOf = (text: string): string => text.replace(/^---\n[\s\S]*?\n---\n/, '').trim();
