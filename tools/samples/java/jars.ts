/** The jars that samples in Java are compiled and run with, from Maven Central. */
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {fetchJar, type Jar} from '../../system/fetchPackages';
import {linkBrowsers} from '../linkBrowsers';
import checksums from './checksums.json';
import {root} from '../../../src/utils/root';

/** Version of JUnit that the library uses. */
export const junit = '5.13.4';
const platform = '1.13.4';

/** Checksums of the library and its driver, by release. `npm run roll` adds those of a new release. */
const libraries: Record<string, {library: string; driver: string}> = checksums;

/** Checksums by Maven coordinates, in the versions that Playwright for Java itself uses. */
const compileJars = {
  'com.google.code.gson:gson:2.14.0': '2cbd119bf1961c28788310963dc80ba65f58cdeec1dd139c8bdb1240faa2c36f',
  [`org.junit.jupiter:junit-jupiter-api:${junit}`]: 'd1bb81abfd9e03418306b4e6a3390c8db52c58372e749c2980ac29f0c08278f1',
  [`org.junit.jupiter:junit-jupiter-params:${junit}`]:
    '3a8c6365716dbb698c0d49a05456c1e1ad05c406613c550f9dd50037872efc41',
  // The guide about test runners also shows TestNG.
  'org.testng:testng:7.11.0': '2edbe6b2211186d8f5439cba7998697cce883432e5f14e0696f6b59d0d58582b',
  // The guide about accessibility tests uses axe.
  'com.deque.html.axe-core:playwright:4.10.2': '3aa871d825ab2f2bb04eb0f455307edbe5b1e7d95718804856e8fda000554062',
  'com.deque.html.axe-core:dequeutilites:4.10.2': 'c57d28f41af10d30e80d269463a4ab154e2d56f9f6df0e1737945391b68795be',
  [`org.junit.platform:junit-platform-commons:${platform}`]:
    '1c25ca641ebaae44ff3ad21ca1b2ef68d0dd84bfeb07c4805ba7840899b77408',
  'org.opentest4j:opentest4j:1.3.0': '48e2df636cab6563ced64dcdff8abb2355627cb236ef0bf37598682ddf742f1b',
  'org.apiguardian:apiguardian-api:1.1.2': 'b509448ac506d607319f182537f0b35d71007582ec741832a1f111e5b5b70b38',
};

const runJars = {
  [`org.junit.jupiter:junit-jupiter-engine:${junit}`]:
    '027404a92fe618b72465792a257951495c503a7d5751e2791e0f51c87f67f5bc',
  [`org.junit.platform:junit-platform-engine:${platform}`]:
    '390c5f77b84283a64b644f88251b397e0b0debb80bdcc50f899881aecff43a5a',
  [`org.junit.platform:junit-platform-launcher:${platform}`]:
    '0b0beaeb6880a31149641d2d848b863712885469670c12099586d7f798522564',
};

const library = (name: string, release: string, kind: 'library' | 'driver'): Jar => {
  const known = libraries[release];
  if (!known)
    throw new Error(
      `tools/samples/java/checksums.json has no checksums of playwright ${release}; run: EDITION=java npm run roll -- ${release}`,
    );
  return {group: 'com.microsoft.playwright', name, version: release, sha256: known[kind]};
};

const fetchAll = (jar: Jar, others: Record<string, string>): Promise<string[]> => {
  const jars = Object.entries(others).map(([coordinates, sha256]): Jar => {
    const [group, name, version] = coordinates.split(':') as [string, string, string];
    return {group, name, version, sha256};
  });
  return Promise.all([jar, ...jars].map(fetchJar));
};

/** Downloads what samples are compiled against. Returns the paths of the jars. */
export const fetchCompileJars = (release: string): Promise<string[]> =>
  fetchAll(library('playwright', release, 'library'), compileJars);

/** Also downloads JUnit and the driver, without the bundle of Node for all systems, for samples that run. */
export const fetchRunJars = async (release: string): Promise<string[]> => [
  ...(await fetchCompileJars(release)),
  ...(await fetchAll(library('driver', release, 'driver'), runJars)),
];

const unpackedJar = (release: string): string => path.join(root, '.cache/samples', `java-driver-${release}`);

/** Returns the folder of the driver, which exists after {@link linkJavaBrowsers}. */
export const javaDriverFolder = (release: string): string => path.join(unpackedJar(release), 'driver/package');

/**
 * Unpacks the driver of a release if that was not done before, and lets it find browsers.
 *
 * @param browsers folder with the browsers of the Python library; the links are written here
 */
export async function linkJavaBrowsers(release: string, browsers: string): Promise<void> {
  const folder = unpackedJar(release);
  if (!existsSync(folder)) unpack(await fetchJar(library('driver', release, 'driver')), folder);
  linkBrowsers(javaDriverFolder(release), browsers);
}

/** Unpacks a jar. The folder appears when it is complete. */
function unpack(jar: string, folder: string): void {
  const files = Object.entries(unzipSync(readFileSync(jar))).filter(([name]) => !name.endsWith('/'));
  for (const [name, content] of files) {
    const file = path.join(`${folder}.new`, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
  renameSync(`${folder}.new`, folder);
}
