/** Downloads published packages (npm, Maven Central) into `.cache/`, for facts and for samples. */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, renameSync, rmSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createHash} from 'node:crypto';
import {root} from '../../src/utils/root';

/**
 * Unpacks an npm package. Its dependencies are not installed, and its scripts do not run.
 *
 * @returns the folder of the package
 * @throws {Error} if the registry cannot be reached or does not have the version
 */
export function fetchNpmPackage(name: string, version: string): string {
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
export const fetchJavaSources = (release: string): Promise<string> =>
  fetchJar({...javaLibrary, version: release, classifier: 'sources'});

/** Lists the releases of the Java library like {@link listJarVersions}. */
export const listJavaReleases = async (): Promise<string[]> => releases(await listJarVersions(javaLibrary));

const releases = (versions: string[]): string[] => versions.filter((version) => /^[\d.]+$/.test(version));

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';

interface Library {
  group: string;
  name: string;
}

/** A jar of Maven Central. */
export interface Jar extends Library {
  version: string;
  /** For example `sources`. Default: the compiled classes. */
  classifier?: string;
  /** Default: the checksum is not compared. */
  sha256?: string;
}

/**
 * Downloads a jar into `.cache/maven`, and compares its checksum.
 *
 * @returns the path of the jar
 * @throws {Error} if Maven Central cannot be reached or does not have the jar, or if the jar has another checksum
 */
export async function fetchJar(jar: Jar): Promise<string> {
  const isRight = (content: Buffer): boolean => jar.sha256 === undefined || checksum(content) === jar.sha256;
  const fileName = jarFileName(jar);
  const file = path.join(root, '.cache/maven', fileName);
  if (existsSync(file) && isRight(readFileSync(file))) return file;
  const content = await download(urlOf(jar));
  if (!isRight(content))
    throw new Error(`${fileName} from Maven Central has the checksum ${checksum(content)}, not ${jar.sha256}`);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
  return file;
}

/**
 * Downloads a jar, and returns its checksum.
 *
 * @throws {Error} if Maven Central cannot be reached, or does not have the jar
 */
export const readChecksum = async (jar: Jar): Promise<string> => checksum(await download(urlOf(jar)));

/**
 * Lists the versions of a library, with previews.
 *
 * @throws {Error} if Maven Central cannot be reached
 */
async function listJarVersions(library: Library): Promise<string[]> {
  const metadata = (await download(`${folderOf(library)}/maven-metadata.xml`)).toString();
  return Array.from(metadata.matchAll(/<version>(.*?)<\/version>/g), ([, version]) => version!);
}

/**
 * Downloads a file of Maven Central.
 *
 * @throws {Error} if Maven Central cannot be reached, or does not have the file
 */
async function download(url: string): Promise<Buffer> {
  const response = await fetch(url).catch((error: unknown) => {
    throw new Error(`${path.posix.basename(url)} cannot be downloaded from Maven Central: ${String(error)}`);
  });
  if (!response.ok)
    throw new Error(`${path.posix.basename(url)} cannot be downloaded from Maven Central: status ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

const folderOf = ({group, name}: Library): string =>
  `https://repo1.maven.org/maven2/${group.replace(/\./g, '/')}/${name}`;

const urlOf = (jar: Jar): string => `${folderOf(jar)}/${jar.version}/${jarFileName(jar)}`;

const jarFileName = ({name, version, classifier}: Jar): string =>
  `${[name, version, ...(classifier === undefined ? [] : [classifier])].join('-')}.jar`;

const checksum = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
