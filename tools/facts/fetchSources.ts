/** Downloads the published packages whose declarations the facts come from, into `.cache/`. */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {fetchJar, listJarVersions} from '../system/fetchJar';

/**
 * Unpacks an npm package. Its dependencies are not installed, and its scripts do not run.
 *
 * @returns the folder of the package
 * @throws {Error} if the registry cannot be reached or does not have the version
 */
export function fetchNpmPackage(root: string, name: string, version: string): string {
  const folder = path.join(root, '.cache/npm', `${name}-${version}`);
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const parent = path.dirname(folder);
  mkdirSync(parent, {recursive: true});
  const packed = spawnSync('npm', ['pack', '--silent', `${name}@${version}`, '--pack-destination', parent], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const archive = packed.stdout.trim().split('\n').at(-1) ?? '';
  if (packed.status !== 0 || archive === '')
    throw new Error(`${name}@${version} cannot be downloaded from the npm registry: ${lastLine(packed.stderr)}`);
  unpack(path.join(parent, archive), folder);
  rmSync(path.join(parent, archive));
  return folder;
}

/** Unpacks an archive whose files are in one folder. */
function unpack(archive: string, folder: string): void {
  const unpacked = `${folder}.new`;
  rmSync(unpacked, {recursive: true, force: true});
  mkdirSync(unpacked);
  const {status, stderr} = spawnSync('tar', ['xzf', archive, '-C', unpacked, '--strip-components=1'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${archive} cannot be unpacked: ${lastLine(stderr)}`);
  renameSync(unpacked, folder);
}

/**
 * Lists the releases of an npm package.
 *
 * @throws {Error} if the registry cannot be reached
 */
export function listNpmReleases(name: string): string[] {
  const {stdout, stderr} = spawnSync('npm', ['view', name, 'versions', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  try {
    return releases(JSON.parse(stdout) as string[]);
  } catch {
    throw new Error(`the releases of ${name} cannot be listed: ${lastLine(stderr)}`);
  }
}

const javaLibrary = {group: 'com.microsoft.playwright', name: 'playwright'};

/** Downloads the sources of the Java library like {@link fetchJar}. */
export const fetchJavaSources = (root: string, release: string): Promise<string> =>
  fetchJar(root, {...javaLibrary, version: release, classifier: 'sources'});

/** Lists the releases of the Java library like {@link listJarVersions}. */
export const listJavaReleases = async (): Promise<string[]> => releases(await listJarVersions(javaLibrary));

/** Omits previews. */
const releases = (versions: string[]): string[] => versions.filter((version) => /^[\d.]+$/.test(version));

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';
