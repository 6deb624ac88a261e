/** Reads the tables of an edition that name sections of pages. `checks/sections.ts` checks the names. */
import Joi from 'joi';
import {readJson} from './readJson';

/** Old ids of each page, with the id of the heading that replaces them, or `pageTop`. */
export type OldIds = Record<string, Record<string, string>>;

/** Target of the old ids that lead to the start of a page. */
export const pageTop = 'top';

/** An object with any keys. */
export const tableOf = (value: Joi.Schema): Joi.Schema => Joi.object().pattern(Joi.string(), value);

/** File with the old ids that all editions share, relative to the root. Each edition has a file for the others. */
export const sharedOldIdsFile = 'editions/oldIds.json';

/** Reads a file with old ids. Throws an error like `readJson()`. */
export const readOldIdsFile = (root: string, file: string): OldIds =>
  readJson(root, file, tableOf(tableOf(Joi.string())));

/** Reads the old ids of an edition from the shared file and its own. */
export function readOldIds(root: string, file: string): OldIds {
  const [shared, own] = [readOldIdsFile(root, sharedOldIdsFile), readOldIdsFile(root, file)];
  const pages = Object.keys({...shared, ...own});
  return Object.fromEntries(pages.map((page) => [page, {...shared[page], ...own[page]}]));
}

/** Reads the texts of each section (`input#upload-files`). Throws an error like `readJson()`. */
export const readTextsFile = (root: string, file: string): Record<string, string[]> =>
  readJson(root, file, tableOf(Joi.array().items(Joi.string())));
