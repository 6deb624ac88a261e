import {python} from './python';
import type {Edition} from './types';

/** The edition that this site builds. */
export const edition: Edition = python;
