import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {EditionName} from '../../data/editions';
import {listPages} from '../listPages';
import {pageOf} from '../pageFiles';
import {type Problem, suggestName} from '../problems';
import type {SidebarData} from '../sidebars';

/**
 * Finds entries of the sidebars that name no page.
 *
 * @param root folder of the site
 * @param file `sidebars.json` of the edition, relative to the root
 * @param folder folder of the pages of the newest version
 */
export function checkSidebars(root: string, file: string, folder: string, edition: EditionName): Problem[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  let data: SidebarData;
  try {
    data = JSON.parse(text) as SidebarData;
  } catch (error) {
    return [{file, line: 1, message: `is not valid JSON (${(error as Error).message}); correct the syntax`}];
  }
  const known = new Set(listPages(root, folder, edition).map((page) => pageOf(page.slice(folder.length + 1))));
  const sections = [...data.docs, ...data.api.sections];
  const listed = [...data.api.root.map(({id}) => id), ...sections.flatMap(({items}) => items)];
  const lines = text.split('\n');
  return [...new Set(listed)]
    .filter((id) => !known.has(id))
    .map((id) => ({
      file,
      line: lines.findIndex((line) => line.includes(JSON.stringify(id))) + 1,
      message: `"${id}" is not a page of ${folder}/; correct the entry, or write ${folder}/${id}.mdx.${suggestName(id, known)}`,
    }));
}
