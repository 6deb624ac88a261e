import type {EditionName} from '../../src/data/editions';
import {dotnet} from './dotnet';
import {java} from './java';
import {python} from './python';
import {root} from './root';
import type {Expected} from './types';

/** What tests expect of each edition. */
export const expectations: Record<EditionName, Expected> = {python, root, java, dotnet};
