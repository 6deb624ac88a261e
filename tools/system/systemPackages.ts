// Finds programs on this machine, and installs Debian packages where that needs no question.
import {spawnSync, type SpawnSyncOptions} from 'node:child_process';
import {accessSync, constants, existsSync, mkdirSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** Installs a Debian package if this process is root; does nothing elsewhere. */
export function installPackage(name: string): void {
  if (!mayInstall()) return;
  updatePackageLists();
  runQuietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quietly);
}

/** Returns the path of a program. Installs Debian's package if it is missing; null if it still is. */
export function findProgram(name: string, debianPackage: string): string | null {
  if (!onPath(name)) installPackage(debianPackage);
  return onPath(name);
}

/**
 * Downloads Debian packages and unpacks them into a folder. Unlike installing, this starts no service. Does nothing
 * elsewhere or if a package cannot be downloaded.
 */
export function unpackPackages(folder: string, names: string[]): void {
  if (!onPath('apt-get') || !onPath('dpkg')) return;
  mkdirSync(folder, {recursive: true});
  if (mayInstall()) updatePackageLists();
  runQuietly('apt-get', ['download', '-qq', ...names], {cwd: folder});
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.deb'))) {
    runQuietly('dpkg', ['-x', file, '.'], {cwd: folder});
  }
}

/** Runs a command without showing its output; returns whether it succeeded. */
export function runQuietly(command: string, args: string[], options: SpawnSyncOptions = {}): boolean {
  return spawnSync(command, args, {stdio: 'ignore', ...options}).status === 0;
}

/** The path of a program in some folders, by default those of PATH; null if no folder has it. */
export function onPath(
  name: string,
  folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean),
): string | null {
  return folders.map((folder) => path.join(folder, name)).find(isProgram) ?? null;
}

/** Whether a file exists and can be executed. */
export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return existsSync(file);
  } catch {
    return false;
  }
}

const quietly: SpawnSyncOptions = {env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}, timeout: 600_000};

const updatePackageLists = (): boolean => runQuietly('apt-get', ['update', '-qq'], quietly);

function mayInstall(): boolean {
  return process.getuid?.() === 0 && onPath('apt-get') !== null;
}
