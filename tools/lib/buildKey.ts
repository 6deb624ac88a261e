import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isEdition, type EditionName} from '../../src/data/editions';
import {buildFolders} from './buildFolders';
import {hashInputs} from './hashInputs';

// Records which inputs build/ was built from, so that build:all can use it instead of building the edition again.

const keyFile = (root: string): string => path.join(root, '.cache/build-key');

/** Returns the hash of the inputs of an edition, see `hashInputs`. */
export const keyOf = (root: string, name: EditionName): string => `${name} ${hashInputs(root, name, process.env)}`;

/** Forgets the inputs of `build/`, before a build changes the folder. */
export const forgetBuild = (root: string): void => rmSync(keyFile(root), {force: true});

/** Records the inputs of `build/`, after a build. */
export function recordBuild(root: string, key: string): void {
  mkdirSync(path.dirname(keyFile(root)), {recursive: true});
  writeFileSync(keyFile(root), key);
}

/** Whether `build/` was built from these inputs. */
export const isBuilt = (root: string, key: string): boolean =>
  Object.values<string>({...buildFolders(root)}).every((folder) => existsSync(folder)) &&
  existsSync(keyFile(root)) &&
  readFileSync(keyFile(root), 'utf8') === key;

/** Returns the edition that `build/` contains; undefined if no finished build wrote it. */
export function builtEdition(root: string): EditionName | undefined {
  if (!existsSync(keyFile(root))) return undefined;
  const [name = ''] = readFileSync(keyFile(root), 'utf8').split(' ');
  return isEdition(name) ? name : undefined;
}
