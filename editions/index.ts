import {python} from './python';
import type {Edition} from './types';

/** The edition that this build makes. */
export const edition: Edition = python;
