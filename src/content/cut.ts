import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {filesBelow} from '../utils/filesBelow';
import {endedPages} from './listPages';
import {isNewer, textForVersion} from './passages';

/**
 * The pages of a version: those of the folder without the passages of other versions, and those in `_until/` that the
 * version still has (`_until/1.57/api/class-accessibility.mdx` belongs to versions before 1.57). A page that is completely
 * newer, so that only its front matter would be left, is left out.
 *
 * @param folder absolute path of `docs/`
 * @param version version of the library, such as `1.55.0`
 * @param shown name of the folder in errors
 * @returns texts by path relative to the folder
 * @throws {Error} with file and line if a mark is wrong or a page exists twice
 */
export async function pagesForVersion(
  folder: string,
  version: string,
  shown = path.basename(folder),
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const file of filesBelow(folder).filter((name) => name.endsWith('.mdx'))) {
    const [first, until = '', ...rest] = file.split('/');
    const isEnded = first === endedPages;
    if (isEnded && !isNewer(until, version)) continue;
    const page = isEnded ? rest.join('/') : file;
    const named = `${shown}/${file}`;
    if (isEnded && existsSync(path.join(folder, page)))
      throw new Error(`${named}:1: ${shown}/${page} exists, too; merge the two, with passages for each version`);
    const whole = await readFile(path.join(folder, file), 'utf8');
    const text = textForVersion(whole, version, named);
    if (text === whole || bodyOf(text) !== '') texts.set(page, text);
  }
  return texts;
}

const bodyOf = (text: string): string => text.replace(/^---\n[\s\S]*?\n---\n/, '').trim();
