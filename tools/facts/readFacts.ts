import {readdirSync} from 'node:fs';
import path from 'node:path';
import {factsFolderOf, readFactsFile} from '../../src/content/api/factsFile';
import type {ApiFacts} from '../../src/content/api/types';
import type {EditionName} from '../../src/data/editions';
import {compareReleaseNumbers, minorOf} from '../../src/utils/releaseNumbers';
import {listWheels, readPython} from './python';
import {toDeclarations} from './dotnet';
import {listDotnetReleases, readDotnetTypes} from './dotnetTypes';
import {fetchJavaSources, listJavaReleases, listNpmReleases} from '../system/fetchPackages';
import {findDriver, flagIgnored} from './ignoredOptions';
import {readJava} from './java';
import {readJavaScript} from './javascript';
import {addKnownFacts, type Declarations} from './addKnownFacts';
import {root} from '../../src/utils/root';

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
 * @param release such as `1.57.0`
 * @throws {Error} with the package or file that is missing and the remedy
 */
export async function readFacts(name: EditionName, release: string): Promise<ApiFacts> {
  let facts = newestFacts(name, release);
  const reference = newestFacts(references[name]);
  // First, so that a release that does not exist has the clearest error.
  const declared = await readDeclarations(name, release);
  if (facts.release !== release)
    for (const skipped of newestReleases(await listReleases[name](), facts.release, release).slice(0, -1))
      facts = addKnownFacts(await readDeclarations(name, skipped), facts, reference);
  const read = addKnownFacts(declared, facts, reference);
  return name === 'dotnet' ? read : flagIgnored(read, name, findDriver(name, release));
}

/** Returns the newest facts of an edition that the repository has, not newer than `limit`. */
function newestFacts(name: EditionName, limit?: string): ApiFacts {
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

/** Lists the releases of the library of each edition. */
export const listReleases: Record<EditionName, () => string[] | Promise<string[]>> = {
  python: listWheels,
  javascript: () => listNpmReleases('playwright-core'),
  java: listJavaReleases,
  dotnet: listDotnetReleases,
};

/** Reads the declarations of one release from its package. */
export async function readDeclarations(name: EditionName, release: string): Promise<Declarations> {
  if (name === 'python') return readPython(release);
  if (name === 'javascript') return readJavaScript(release);
  if (name === 'java') return readJava(release, await fetchJavaSources(release));
  return toDeclarations(release, await readDotnetTypes(release));
}

/**
 * Chooses the releases after `from`, up to `to`: of each minor release, the newest patch release.
 *
 * @returns the releases, oldest first; the last one is `to`
 */
export function newestReleases(releases: string[], from: string, to: string): string[] {
  const newest = new Map<string, string>();
  for (const release of releases) {
    if (compareReleaseNumbers(release, minorOf(from)) <= 0 || minorOf(release) === minorOf(from)) continue;
    if (compareReleaseNumbers(release, to) > 0) continue;
    const known = newest.get(minorOf(release));
    if (!known || compareReleaseNumbers(release, known) > 0) newest.set(minorOf(release), release);
  }
  newest.set(minorOf(to), to);
  return [...newest.values()].sort(compareReleaseNumbers);
}

/** Formats facts as JSON with one line for each class, member and type, so that a diff shows what changed. */
export function formatFacts(facts: ApiFacts): string {
  const classes = Object.entries(facts.classes).map(([name, {members, ...head}]) => {
    const opening = `${JSON.stringify(name)}: ${JSON.stringify(head).slice(0, -1)},"members":[`;
    return `${opening}\n${members.map((member) => JSON.stringify(member)).join(',\n')}\n]}`;
  });
  const types = Object.entries(facts.types).map(([name, type]) => `${JSON.stringify(name)}: ${JSON.stringify(type)}`);
  return [
    '{',
    `"release": ${JSON.stringify(facts.release)},`,
    '"classes": {',
    classes.join(',\n'),
    '},',
    '"types": {',
    types.join(',\n'),
    '}',
    '}',
    '',
  ].join('\n');
}
