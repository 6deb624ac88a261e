import {existsSync} from 'node:fs';
import path from 'node:path';
import Joi from 'joi';
import {readJson} from '../../src/content/readJson';
import {readOldIds, readTextsFile, tableOf} from '../../src/content/sectionTables';
import {readHostedIndex} from '../../src/plugins/search/options';
import {root} from '../../src/utils/root';
import {editionNames, isEdition, type EditionName} from '../../src/data/editions';

const labelsFile = 'i18n/en/code.json';

/**
 * Reads all environment variables of the site, and the JSON files that authors edit, before Docusaurus starts, because
 * Docusaurus prints such errors with a stack.
 *
 * @throws {Error} one line with the setting, or the file and line, and the remedy, if a value cannot work
 */
export async function checkSettings(): Promise<void> {
  // The import reads the settings and the sidebars of the editions.
  const {edition} = await import('../../editions');
  readHostedIndex(process.env, edition.url, edition.name);
  readOldIds(root, edition.oldIdsFile);
  for (const file of [edition.messagesFile, edition.readerWordsFile]) readTextsFile(root, file);
  // Operators may delete this folder.
  if (existsSync(path.join(root, labelsFile)))
    readJson(root, labelsFile, tableOf(Joi.object({message: Joi.string()}).unknown()));
}

/**
 * Reads `EDITIONS`, a list of editions separated by commas. If the variable is unset or empty, returns all editions.
 *
 * @throws {Error} with the remedy if an edition does not exist
 */
export function readEditionList({EDITIONS}: NodeJS.ProcessEnv): EditionName[] {
  if (!EDITIONS) return editionNames;
  const names = EDITIONS.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !isEdition(name));
  if (unknown !== undefined) {
    throw new Error(
      `EDITIONS=${EDITIONS} cannot work, because there is no edition "${unknown}". For example, set EDITIONS=${editionNames.join(',')}`,
    );
  }
  return [...new Set(names)] as EditionName[];
}
