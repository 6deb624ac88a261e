import {editionNames, isEdition, sourceEdition, type EditionName} from '../../src/data/editions';

/** The editions that `build:all` builds if the setting `EDITIONS` names none: those with all guides and samples. */
const complete: EditionName[] = [sourceEdition, 'root'];

/**
 * Reads `EDITIONS`, a list of editions separated by commas. An empty variable counts as unset.
 *
 * @throws {Error} with the remedy if an edition does not exist
 */
export function readEditionList({EDITIONS}: NodeJS.ProcessEnv): EditionName[] {
  if (!EDITIONS) return complete;
  const names = EDITIONS.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !isEdition(name));
  if (unknown !== undefined) {
    throw new Error(
      `EDITIONS=${EDITIONS} cannot work, because there is no edition "${unknown}". For example, set EDITIONS=${editionNames.join(',')}`,
    );
  }
  return [...new Set(names)] as EditionName[];
}
