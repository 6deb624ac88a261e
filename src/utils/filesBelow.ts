import {readdirSync} from 'node:fs';
import path from 'node:path';

/**
 * The files of a folder and of all folders in it. Walks by itself, since Node 20.0 passes over `recursive` of `readdir`.
 *
 * @returns paths inside the folder, with slashes on every system, in the order of the alphabet
 * @throws {Error} of Node, naming the path, when the folder cannot be read
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
