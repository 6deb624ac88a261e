// Programs of this machine, and Debian's packages where they can be had without a question.
import {spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync} from 'node:fs';
import path from 'node:path';

/** Installs a Debian package, as root; elsewhere it does nothing. */
export function installPackage(name) {
  if (!mayInstall()) return;
  updatePackageLists();
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quietly);
}

/** Brings the lists of packages up to date, as root; others take them as they are. */
export function updatePackageLists() {
  if (mayInstall()) run('apt-get', ['update', '-qq'], quietly);
}

/** Runs a command without showing its output; true when it succeeded. */
export function run(command, args, options = {}) {
  return spawnSync(command, args, {stdio: 'ignore', ...options}).status === 0;
}

/** The path of a program of that name in the folders, those of PATH without them; null when there is none. */
export function onPath(name, folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)) {
  return folders.map((folder) => path.join(folder, name)).find(isProgram) ?? null;
}

/** Whether there is a file that can be run. */
export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return existsSync(file);
  } catch {
    return false;
  }
}

const quietly = {env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}, timeout: 600_000};

function mayInstall() {
  return process.getuid?.() === 0 && onPath('apt-get') !== null;
}
