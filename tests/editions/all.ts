import type {EditionName} from '../../src/data/editions';
import {python} from './python';
import {root} from './root';
import type {Expected} from './types';

/**
 * What tests expect of each edition whose whole site the tests in `tests/e2e` and `tests/content/site` open. `tests/host`
 * opens one page of each type of the others.
 */
export const expectations: Partial<Record<EditionName, Expected>> = {python, root};
