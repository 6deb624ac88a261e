import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {EditionName} from '../../data/editions';
import {filesOfEdition, isPartial, pageName} from '../pageFiles';
import {listPages} from '../listPages';
import {type Problem, suggestName} from '../problems';
import {readSidebars} from '../sidebars';

/**
 * Finds entries of the sidebars that name no page or a page twice, and pages that no sidebar lists.
 *
 * @param file `sidebars.json` of the edition, relative to the root
 * @param folder folder of the pages of `next`
 * @param options.mustList whether a page must be in the sidebars of the edition
 * @throws {Error} with file, line and remedy if the file cannot be read
 */
export function checkSidebars(
  root: string,
  file: string,
  folder: string,
  {edition, mustList}: {edition: EditionName; mustList: (page: string) => boolean},
): Problem[] {
  const {docs, api} = readSidebars(root, file);
  const pages = filesOfEdition(listPages(root, folder), edition).filter((page) => !isPartial(page));
  const known = new Map(pages.map((page) => [pageName(page.slice(folder.length + 1)), page]));
  const listed = [...api.root.map(({id}) => id), ...[...docs, ...api.sections].flatMap(({items}) => items)];
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  const entryLine = (id: string): number => lines.findIndex((line) => line.includes(JSON.stringify(id))) + 1;
  const missing = [...new Set(listed)]
    .filter((id) => !known.has(id))
    .map((id) => ({
      file,
      line: entryLine(id),
      message: `"${id}" is not a page of ${folder}/; correct the entry, or write ${folder}/${id}.mdx.${suggestName(id, known.keys())}`,
    }));
  const repeated = listed
    .filter((id, index) => listed.indexOf(id) !== index)
    .map((id) => ({file, line: entryLine(id), message: `"${id}" is listed twice; remove one of the entries`}));
  const forgotten = [...known]
    .filter(([id, page]) => !listed.includes(id) && mustList(page))
    .map(([id, page]) => ({file: page, line: 1, message: `no sidebar lists this page; add "${id}" to ${file}`}));
  return [...missing, ...repeated, ...forgotten];
}
