import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import utils from '@docusaurus/utils';

const shared = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../src/utils');
const {filesBelow} = await utils.loadFreshModule(path.join(shared, 'filesBelow.ts'));
const {isNewer, textForVersion} = await utils.loadFreshModule(path.join(shared, 'textForVersion.ts'));

/** Pages that newer versions no longer have: `_until/1.57/api/class-accessibility.mdx` serves versions before 1.57. */
export const gone = '_until';

/**
 * The pages of a version: those of the folder without the passages of other versions, and those in `_until/` that the
 * version still has. A page that is newer as a whole, so that only its front matter would be left, is left out.
 *
 * @param {string} folder absolute path of `docs/`
 * @param {string} version library version, such as `1.55.0`
 * @param {string} shown name of the folder in errors
 * @returns {Promise<Map<string, string>>} texts by path inside the folder
 * @throws {Error} with file and line on a bad mark, and when a page is there twice
 */
export async function pagesForVersion(folder, version, shown = path.basename(folder)) {
  const texts = new Map();
  for (const file of filesBelow(folder).filter((name) => name.endsWith('.mdx'))) {
    const [first, until, ...rest] = file.split('/');
    if (first === gone && !isNewer(until, version)) continue;
    const page = first === gone ? rest.join('/') : file;
    const named = `${shown}/${file}`;
    if (first === gone && existsSync(path.join(folder, page)))
      throw new Error(`${named}:1: ${shown}/${page} is there too; merge the two, with passages for each version`);
    const whole = await readFile(path.join(folder, file), 'utf8');
    const text = textForVersion(whole, version, named);
    if (text === whole || bodyOf(text) !== '') texts.set(page, text);
  }
  return texts;
}

const bodyOf = (text) => text.replace(/^---\n[\s\S]*?\n---\n/, '').trim();
