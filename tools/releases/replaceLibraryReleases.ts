import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {factsFolderOf} from '../../src/content/api/factsFile';
import type libraries from '../../src/content/libraryReleases.json';
import {editionNames} from '../../src/data/editions';
import {root} from '../../src/utils/root';

const releasesFile = 'src/content/libraryReleases.json';

/**
 * Writes which releases of the libraries the site documents, and deletes what belongs to others.
 *
 * @returns one line for each file
 */
export function replaceLibraryReleases(documented: typeof libraries): string[] {
  writeFileSync(path.join(root, releasesFile), `${JSON.stringify(documented, null, 2)}\n`);
  return [`wrote ${releasesFile}`, ...deleteOthers(documented).map((file) => `deleted ${file}`)];
}

/** Deletes facts, requirements and checksums of releases that are not documented. Returns what was deleted. */
function deleteOthers(documented: typeof libraries): string[] {
  const isOld = (name: keyof typeof libraries, file: string): boolean => {
    const [release] = /^\d+\.\d+\.\d+/.exec(file) ?? [];
    return release !== undefined && !Object.values(documented[name]).includes(release);
  };
  const folders = editionNames.map((name) => [name, factsFolderOf(name)] as const);
  const files = [...folders, ['python', 'python/requirements'] as const].flatMap(([name, folder]) =>
    readdirSync(path.join(root, folder))
      .filter((file) => isOld(name, file))
      .map((file) => `${folder}/${file}`),
  );
  for (const file of files) rmSync(path.join(root, file));
  const checksums = 'tools/samples/java/checksums.json';
  const entries = Object.entries(JSON.parse(readFileSync(path.join(root, checksums), 'utf8')) as object);
  const kept = entries.filter(([release]) => !isOld('java', release));
  if (kept.length === entries.length) return files;
  writeFileSync(path.join(root, checksums), `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
  return [...files, `entries of ${checksums}`];
}
