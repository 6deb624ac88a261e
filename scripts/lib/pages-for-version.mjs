import {existsSync} from 'node:fs';
import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import utils from '@docusaurus/utils';

const plugin = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../src/plugins/version-passages');
const {isNewer, textForVersion} = await utils.loadFreshModule(path.join(plugin, 'textForVersion.ts'));

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
  const files = (await readdir(folder, {recursive: true})).filter((file) => file.endsWith('.mdx')).sort();
  for (const file of files) {
    const [first, until, ...rest] = file.split(path.sep);
    if (first === gone && !isNewer(until, version)) continue;
    const page = first === gone ? path.join(...rest) : file;
    const named = `${shown}/${file.split(path.sep).join('/')}`;
    if (first === gone && existsSync(path.join(folder, page)))
      throw new Error(`${named}:1: ${shown}/${page} is there too; merge the two, with passages for each version`);
    const whole = await readFile(path.join(folder, file), 'utf8');
    const text = textForVersion(whole, version, named);
    if (text === whole || bodyOf(text) !== '') texts.set(page, text);
  }
  return texts;
}

const bodyOf = (text) => text.replace(/^---\n[\s\S]*?\n---\n/, '').trim();
