import {mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ShownProject} from '../readShownPage';

/** Returns a text that is equal for equal projects on different lines or pages. */
export const projectText = ({files, commands}: ShownProject): string =>
  JSON.stringify([...files, ...commands].map((part) => ({...part, line: 0})));

/** Returns a name for a project that is unique and a valid name of a folder. */
export const projectName = ({page, name}: ShownProject): string =>
  `${page.replace(/\.mdx$/, '').replace(/[/.]/g, '-')}-${name}`;

/**
 * Writes the files of a project to a new folder.
 *
 * @param modules the folder `node_modules` of the project; undefined for a project without Node.js
 */
export function writeProject(folder: string, {files, name}: ShownProject, modules?: string): void {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  if (modules !== undefined) {
    symlinkSync(modules, path.join(folder, 'node_modules'));
    // Without this file, tools would use that of a folder above.
    writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify({name, private: true})}\n`);
  }
  for (const {title, code} of files) {
    const file = path.join(folder, title);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, `${code}\n`);
  }
}
