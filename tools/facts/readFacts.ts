import {readdirSync} from 'node:fs';
import path from 'node:path';
import {factsFolderOf, readFactsFile} from '../../src/content/api/readGenerated';
import type {ApiFacts} from '../../src/content/api/types';
import type {EditionName} from '../../src/data/editions';
import {compareReleaseNumbers} from '../../src/utils/compareReleaseNumbers';
import {newestReleases} from './newestReleases';
import {listWheels} from './installWheel';
import {findJava} from '../system/findJava';
import {toDeclarations} from './dotnet';
import {listDotnetReleases, readDotnetTypes} from './dotnetTypes';
import {fetchJavaSources, fetchNpmPackage, listJavaReleases, listNpmReleases} from './fetchSources';
import {findDriver, flagIgnored} from './ignoredOptions';
import {readJava} from './java';
import {readJavaScript} from './javascript';
import {readPython} from './python';
import {addKnownFacts, type Declarations} from './addKnownFacts';

/**
 * The edition whose facts give new members their ids and releases, if the library itself does not state them. The ids of
 * JavaScript's events, whose names have no word boundaries, come from Python's. Java has the names of JavaScript, and the
 * options of .NET have those of Python's keyword arguments.
 */
const references: Record<EditionName, EditionName> = {
  python: 'javascript',
  javascript: 'python',
  java: 'javascript',
  dotnet: 'python',
};

/**
 * Reads the facts of an edition from the published packages. A package contains no history: what a release adds is what the
 * release before it does not have. So all releases since the known facts are read.
 *
 * @param root folder of the site
 * @param release such as `1.57.0`
 * @throws {Error} with the package or file that is missing and the remedy
 */
export async function readFacts(root: string, name: EditionName, release: string): Promise<ApiFacts> {
  let facts = newestFacts(root, name, release);
  const reference = newestFacts(root, references[name]);
  // First, so that a release that does not exist has the clearest error.
  const declared = await readDeclarations(root, name, release);
  if (facts.release !== release)
    for (const skipped of newestReleases(await listReleases(name), facts.release, release).slice(0, -1))
      facts = addKnownFacts(await readDeclarations(root, name, skipped), facts, reference);
  const read = addKnownFacts(declared, facts, reference);
  return name === 'dotnet' ? read : flagIgnored(read, name, findDriver(root, name, release));
}

/** Returns the newest facts of an edition that the repository has, not newer than `limit`. */
function newestFacts(root: string, name: EditionName, limit?: string): ApiFacts {
  const folder = path.join(root, factsFolderOf(name));
  const newest = releasesIn(folder)
    .filter((release) => limit === undefined || compareReleaseNumbers(release, limit) <= 0)
    .at(-1);
  if (newest === undefined)
    throw new Error(`${folder} has no facts${limit === undefined ? '' : ` that are as old as ${limit}`}`);
  return readFactsFile(path.join(folder, `${newest}.json`));
}

const releasesIn = (folder: string): string[] =>
  readdirSync(folder)
    .map((file) => path.basename(file, '.json'))
    .sort(compareReleaseNumbers);

/** Lists the releases of the library of an edition. */
export async function listReleases(name: EditionName): Promise<string[]> {
  switch (name) {
    case 'python':
      return listWheels();
    case 'javascript':
      return listNpmReleases('playwright-core');
    case 'java':
      return listJavaReleases();
    case 'dotnet':
      return listDotnetReleases();
  }
}

/** Reads the declarations of one release from its package. */
export async function readDeclarations(root: string, name: EditionName, release: string): Promise<Declarations> {
  switch (name) {
    case 'python':
      return readPython(release);
    case 'javascript':
      return readJavaScript({
        core: fetchNpmPackage(root, 'playwright-core', release),
        runner: fetchNpmPackage(root, 'playwright', release),
        release,
      });
    case 'java': {
      const java = findJava();
      if (!java) throw new Error('the facts of Java need a JDK, version 17 or newer, with `java` and `javac` in PATH');
      return readJava({java, sources: await fetchJavaSources(root, release), release});
    }
    case 'dotnet':
      return toDeclarations(release, await readDotnetTypes(release));
  }
}
