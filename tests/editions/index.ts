import {edition} from '../../editions';
import {expectations} from './all';
import type {Expected} from './types';

/** What tests expect of the edition that the setting `EDITION` names. */
export const expected: Expected = expectations[edition.name];
