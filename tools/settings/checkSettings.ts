import {existsSync} from 'node:fs';
import path from 'node:path';
import Joi from 'joi';
import {edition} from '../../editions';
import {readJson} from '../../src/content/readJson';
import {readOldIds, readTextsFile, tableOf} from '../../src/content/sectionTables';
import {readHostedIndex} from '../../src/plugins/search/options';
import {root} from '../../src/utils/root';

const labelsFile = 'i18n/en/code.json';

/**
 * Reads all environment variables of the site, and the JSON files that authors edit, before Docusaurus starts, because
 * Docusaurus prints such errors with a stack.
 *
 * @throws {Error} one line with the setting, or the file and line, and the remedy, if a value cannot work
 */
export function checkSettings(): void {
  readHostedIndex(process.env, edition.url, edition.name);
  readOldIds(root, edition.oldIdsFile);
  for (const file of [edition.messagesFile, edition.readerWordsFile]) readTextsFile(root, file);
  // Operators may delete this folder.
  if (existsSync(path.join(root, labelsFile)))
    readJson(root, labelsFile, tableOf(Joi.object({message: Joi.string()}).unknown()));
}
