import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

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
export async function fetchJar(root: string, jar: Jar): Promise<string> {
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
export async function listJarVersions(library: Library): Promise<string[]> {
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
