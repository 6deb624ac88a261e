import {sourceEdition, type EditionName} from '../src/data/editions';
import {dotnet} from './dotnet';
import {java} from './java';
import {python} from './python';
import {javascript} from './javascript';
import {readEditionName} from './readSettings';
import type {Edition} from './types';

export const allEditions: Record<EditionName, Edition> = {python, javascript, java, dotnet};

/** The edition that this command builds: that of the setting `EDITION`, or Python. */
export const edition: Edition = allEditions[readEditionName(process.env)];

/** The edition in whose names the pages are written. */
export const source: Edition = allEditions[sourceEdition];
