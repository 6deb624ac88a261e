import {editionNames, isEdition, type EditionName} from '../../src/data/editions';

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
