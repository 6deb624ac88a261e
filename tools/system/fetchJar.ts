import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** A jar of Maven Central with its checksum. */
export interface Jar {
  group: string;
  name: string;
  version: string;
  sha256: string;
}

/**
 * Downloads a jar into `.cache/maven`, and compares its checksum.
 *
 * @returns the path of the jar
 * @throws {Error} if Maven Central cannot be reached, or the jar has another checksum
 */
export async function fetchJar(root: string, jar: Jar): Promise<string> {
  const {sha256} = jar;
  const fileName = jarFileName(jar);
  const file = path.join(root, '.cache/maven', fileName);
  if (existsSync(file) && checksum(readFileSync(file)) === sha256) return file;
  const content = await download(urlOf(jar));
  if (checksum(content) !== sha256)
    throw new Error(`${fileName} from Maven Central has the checksum ${checksum(content)}, not ${sha256}`);
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
export const readChecksum = async (jar: Omit<Jar, 'sha256'>): Promise<string> => checksum(await download(urlOf(jar)));

/**
 * Downloads a file of Maven Central.
 *
 * @throws {Error} if Maven Central cannot be reached, or does not have the file
 */
export async function download(url: string): Promise<Buffer> {
  const response = await fetch(url).catch((error: unknown) => {
    throw new Error(`${path.posix.basename(url)} cannot be downloaded from Maven Central: ${String(error)}`);
  });
  if (!response.ok)
    throw new Error(`${path.posix.basename(url)} cannot be downloaded from Maven Central: status ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

const urlOf = ({group, name, version}: Omit<Jar, 'sha256'>): string =>
  `https://repo1.maven.org/maven2/${group.replace(/\./g, '/')}/${name}/${version}/${jarFileName({name, version})}`;

const jarFileName = ({name, version}: Pick<Jar, 'name' | 'version'>): string => `${name}-${version}.jar`;

const checksum = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
