import type {EditionName} from '../../src/data/editions';
import {dotnet} from './dotnet';
import {java} from './java';
import {python} from './python';
import {javascript} from './javascript';
import type {Expected} from './types';

/** What tests expect of each edition. */
export const expectations: Record<EditionName, Expected> = {python, javascript, java, dotnet};
