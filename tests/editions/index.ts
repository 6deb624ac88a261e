import {edition} from '../../editions';
import {expectations} from './all';
import type {Expected} from './types';

/** What tests expect of the edition that the setting `EDITION` names. */
export const expected: Expected = find();

function find(): Expected {
  const {name} = edition;
  const found = expectations[name];
  if (!found)
    throw new Error(
      `tests/editions has nothing for the edition ${name}: write tests/editions/${name}.ts, and name it in all.ts`,
    );
  return found;
}
