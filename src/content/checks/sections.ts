import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {CheckedPage} from './types';
import {pageName} from '../pageFiles';
import {type Problem, suggestName} from '../problems';
import {lineOfKeys} from '../readJson';
import {type OldIds, readOldIdsFile, readTextsFile, pageTop, sharedOldIdsFile} from '../sectionTables';
import {readAnchors} from './anchors';

/** The files of an edition that name sections, relative to the root. */
export interface SectionFiles {
  oldIds: string;
  /** Files with texts that lead to sections in the search. */
  texts: string[];
}

/** Files and ids of the pages of `next` by name: `input`, `api/class-page`. */
export type KnownPages = ReadonlyMap<string, {file: string; ids: ReadonlySet<string>}>;

/** Finds names of pages and sections that do not exist in the files of an edition, and old ids that a page still has. */
export function checkSections(root: string, files: SectionFiles, pages: KnownPages): Problem[] {
  const problems: Problem[] = [];
  const reporter = (file: string) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return (keys: string[], message: string): void => void problems.push({file, line: lineOfKeys(text, keys), message});
  };
  const shared = readOldIdsFile(root, sharedOldIdsFile);
  for (const file of [sharedOldIdsFile, files.oldIds]) {
    const report = reporter(file);
    const move = file === sharedOldIdsFile ? ', or move this entry to the editions that have it' : '';
    for (const [name, ids] of Object.entries(readOldIdsFile(root, file))) {
      const page = pages.get(name);
      if (!page)
        report(
          [name],
          `there is no page ${name}; remove this entry or correct its name${move}.${suggestName(name, pages.keys())}`,
        );
      for (const [id, target] of page ? Object.entries(ids) : []) {
        if (page!.ids.has(id)) report([name, id], `${page!.file} has a heading with the id "${id}"; remove this entry`);
        else if (file !== sharedOldIdsFile && shared[name]?.[id] !== undefined)
          report([name, id], `${sharedOldIdsFile} has this id, too; remove one of the entries`);
        else if (target !== pageTop && !page!.ids.has(target))
          report(
            [name, id],
            `no heading of ${page!.file} has the id "${target}"; correct the target${move}.${suggestName(target, page!.ids)}`,
          );
      }
    }
  }
  for (const file of files.texts) {
    const reportText = reporter(file);
    for (const section of Object.keys(readTextsFile(root, file))) {
      const [name = '', id] = section.split('#');
      const ids = pages.get(name)?.ids;
      if (ids && (id === undefined || ids.has(id))) continue;
      const siblings = ids ? Array.from(ids, (each) => `${name}#${each}`) : pages.keys();
      reportText(
        [section],
        `the section "${section}" does not exist; correct its id.${suggestName(section, siblings)}`,
      );
    }
  }
  return problems;
}

/**
 * Finds ids of the published version of a page that the page no longer has, so that links to them would lead to the start of
 * the page.
 *
 * @param published the page of the stable version
 * @param page the page that replaces it, read for the same version
 */
export function findLostIds(
  published: Pick<CheckedPage, 'tree' | 'shownText'>,
  page: CheckedPage,
  oldIds: OldIds,
): Problem[] {
  const before = [...readAnchors(published.tree, published.shownText).headings.keys()];
  const {ids, headings} = readAnchors(page.tree, page.shownText);
  const name = pageName(page.file.slice(page.collection.folder.length + 1));
  let line = 1;
  return before.flatMap((id) => {
    const isKept = ids.has(id);
    // The new heading probably is the one after the last one that both have.
    if (isKept) line = headings.get(id) ?? line;
    if (isKept || oldIds[name]?.[id] !== undefined) return [];
    const successor = [...headings].find(([each, at]) => at > line && !before.includes(each));
    return [
      {
        line: successor?.[1] ?? line,
        message: `the published page has a heading with the id "${id}"; write it after the new words (## Words {#${id}}), or add it to "${name}" in ${sharedOldIdsFile}, or in the oldIds.json of the editions that lost it`,
      },
    ];
  });
}
