import {readdirSync} from 'node:fs';
import path from 'node:path';

/**
 * Lists the files of a folder and its subfolders. Does not use the option `recursive` of `readdir`, because it follows links
 * to folders, such as `lib64` in an environment of Python.
 *
 * @returns paths relative to the folder, with slashes on every operating system, sorted
 * @throws {Error} with the path if the folder cannot be read
 */
export function filesBelow(folder: string): string[] {
  const list = (inside: string): string[] =>
    readdirSync(path.join(folder, inside), {withFileTypes: true}).flatMap((entry) => {
      const name = path.posix.join(inside, entry.name);
      if (entry.isDirectory()) return list(name);
      return entry.isFile() ? [name] : [];
    });
  return list('').sort();
}

/** Whether a file of a built site is a page: an HTML file that is not an asset, such as the document of a frame. */
export const isPage = (file: string): boolean => file.endsWith('.html') && !/(?:^|[\\/])assets[\\/]/.test(file);
