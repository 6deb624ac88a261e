import {lstatSync, readdirSync} from 'node:fs';
import path from 'node:path';

/**
 * Lists the files of a folder and its subfolders.
 *
 * @returns paths relative to the folder, with slashes on every operating system, sorted
 * @throws {Error} with the path if the folder cannot be read
 */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, {encoding: 'utf8', recursive: true})
    // An editor can remove a file in the meantime.
    .filter((name) => lstatSync(path.join(folder, name), {throwIfNoEntry: false})?.isFile())
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();

/** Whether a file of a built site is a page: an HTML file that is not an asset, such as the document of a frame. */
export const isPage = (file: string): boolean => file.endsWith('.html') && !/(?:^|[\\/])assets[\\/]/.test(file);
