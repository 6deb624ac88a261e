import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../src/utils/filesBelow';
import {bodyOf} from '../../src/content/listPages';
import {pageText} from '../../src/content/pageText';
import {textForRelease} from '../../src/content/passages';
import {replacePinnedRelease} from '../../src/content/pinnedReleases';
import {generatedSidebars} from '../../src/content/sidebars';
import {type DocumentedVersion, versions} from '../../src/content/versions';
import {editionNames, type EditionName, sourceEdition} from '../../src/data/editions';

const sidebarsFile = 'versioned_sidebars/version-stable-sidebars.json';

/**
 * Returns the files of the stable version as the cut writes them, by path relative to the root. Pages are those of `docs/`
 * without the passages of other releases.
 *
 * @param root folder of the site
 * @param version what the pages describe
 * @throws {Error} with file and line if a mark is wrong
 */
export function createCut(root: string, version = versions.stable): Map<string, Buffer> {
  const {next, stable} = versions;
  const files = new Map<string, Buffer>();
  const pages = pagesForVersion(path.join(root, next.folder), version);
  for (const file of filesBelow(path.join(root, next.folder))) {
    const page = pages.get(file);
    if (page !== undefined) files.set(`${stable.folder}/${file}`, Buffer.from(page));
    else if (!file.endsWith('.mdx'))
      files.set(`${stable.folder}/${file}`, readFileSync(path.join(root, next.folder, file)));
  }
  files.set(sidebarsFile, Buffer.from(`${JSON.stringify(generatedSidebars, null, 2)}\n`));
  return files.set('versions.json', Buffer.from('["stable"]\n'));
}

/** Returns the files that the cut would write or delete, each with the reason, sorted. */
export function findDifferences(root: string, wanted: ReadonlyMap<string, Buffer>): Map<string, string> {
  const existing = [versions.stable.folder, path.dirname(sidebarsFile)].flatMap((folder) =>
    existsSync(path.join(root, folder)) ? filesBelow(path.join(root, folder)).map((file) => `${folder}/${file}`) : [],
  );
  const reasonOf = (file: string): string | undefined => {
    const content = wanted.get(file);
    if (!content) return 'is not in the cut';
    if (!existsSync(path.join(root, file))) return 'is missing';
    return content.equals(readFileSync(path.join(root, file))) ? undefined : 'differs from docs/';
  };
  const files = [...new Set([...wanted.keys(), ...existing])].sort();
  return new Map(
    files.flatMap((file) => {
      const reason = reasonOf(file);
      return reason === undefined ? [] : [[file, reason]];
    }),
  );
}

/** Writes and deletes only what differs, because a running `npm start` loads every file again that is written. */
export function writeDifferences(
  root: string,
  wanted: ReadonlyMap<string, Buffer>,
  differences: ReadonlyMap<string, string>,
): void {
  for (const file of differences.keys()) {
    const content = wanted.get(file);
    if (content) mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    if (content) writeFileSync(path.join(root, file), content);
    else rmSync(path.join(root, file));
  }
}

/**
 * Returns the pages of a version: those of the folder without the passages of other releases, and with the release of the
 * version in code. Omits pages whose whole body is newer. Keeps the marks of passages that only some
 * editions show, because they have other releases.
 *
 * @param folder absolute path of `docs/`
 * @returns texts by path relative to the folder
 * @throws {Error} with file and line if a mark is wrong
 */
export function pagesForVersion(folder: string, version: DocumentedVersion): Map<string, string> {
  const {releases} = version;
  const texts = new Map<string, string>();
  const release = releases[sourceEdition];
  const others = Object.values(releases);
  for (const file of filesBelow(folder).filter((name) => name.endsWith('.mdx'))) {
    const source = readFileSync(path.join(folder, file), 'utf8');
    const page = `${path.basename(folder)}/${file}`;
    const kept = textForRelease(source, release, page, {others});
    const text = replacePinnedRelease(kept, versions.next.releases[sourceEdition], release);
    const isShown = (edition: EditionName): boolean => bodyOf(pageText(source, page, {edition, version}).text) !== '';
    if (text === source || editionNames.some(isShown)) texts.set(file, text);
  }
  return texts;
}
