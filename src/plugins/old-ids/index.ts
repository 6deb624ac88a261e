import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, Root} from 'hast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {VersionOptions} from '../../content/api/factsOf';
import {addDependency} from '../../content/pageDependencies';
import {fileOfPage, pageOf} from '../../content/pageFiles';
import {type Problem, problemText, suggestName} from '../../content/problems';
import {findVersion} from '../../content/versions';

export interface Options extends Pick<VersionOptions, 'root' | 'edition' | 'versions'> {
  /**
   * JSON file with the ids that links on the web use, including those of the official guides, relative to the root. Each
   * page has a table from the old id to the id of a heading, or to `top` for the start of the page.
   */
  oldIdsFile: string;
}

/** Target of the ids that lead to the start of a page. */
const top = 'top';

/**
 * Rehype plugin: makes links to old ids lead to the heading that replaces them, without scripts.
 *
 * Input: the hast of a page whose headings have ids. Output: the same page, where each heading starts with an empty
 * `<span id>` for each of its old ids. The styles of `.old-id` keep the heading below the navbar. It runs after
 * Docusaurus has collected the table of contents, so that the spans do not appear there.
 *
 * @throws {Error} with file, line and remedy if the file names an unknown page or heading, or an id that the page has
 */
const oldIds: Plugin<[Options], Root> = function oldIds({root, edition, versions, oldIdsFile}) {
  const source = path.join(root, oldIdsFile);
  const read = () => {
    const text = readFileSync(source, 'utf8');
    return {text, table: JSON.parse(text) as Record<string, Record<string, string>>};
  };
  const {text, table} = read();
  const [newest = ''] = Object.keys(versions);
  stopOn(
    Object.keys(table)
      .filter((page) => !existsSync(path.join(root, newest, fileOfPage(path.join(root, newest), page, edition))))
      .map((page) => ({
        line: lineOf(text, page),
        message: `${newest}/${page}.mdx does not exist; remove this entry or correct its name`,
      })),
  );

  return (tree, file) => {
    const page = path.relative(root, file.path).split(path.sep).join('/');
    const folder = findVersion(page, versions)?.folder;
    if (folder === undefined) return;
    addDependency(file.path, source);
    // Reads the file again, because it may have changed since the development server started.
    const {text, table} = read();
    const name = pageOf(page.slice(folder.length + 1));
    const entries = Object.entries(table[name] ?? {});
    const headings = new Map<string, Element>();
    visit(tree, 'element', (node) => {
      if (/^h[2-6]$/.test(node.tagName) && typeof node.properties.id === 'string')
        headings.set(node.properties.id, node);
    });
    stopOn(
      entries.flatMap(([id, target]) => {
        const message = problemOf(id, target, headings, page);
        return message === undefined ? [] : [{line: lineOf(text, name, id), message}];
      }),
    );
    // In reverse order, because each span becomes the first child.
    for (const [id, target] of entries.reverse()) {
      if (target === top) tree.children.unshift(anchor(id, ['old-id', 'old-id-top']));
      else headings.get(target)?.children.unshift(anchor(id, ['old-id']));
    }
  };

  function stopOn(problems: Problem[]): void {
    if (problems.length > 0) throw new Error(problemText(oldIdsFile, problems));
  }
};

export default oldIds;

/** Returns what is wrong with an entry of the table, or undefined. */
function problemOf(id: string, target: string, headings: Map<string, Element>, page: string): string | undefined {
  if (headings.has(id)) return `${page} has a heading with the id "${id}"; remove this entry`;
  if (target === top || headings.has(target)) return undefined;
  const suggestion = suggestName(target, headings.keys());
  return `no heading of ${page} has the id "${target}"; correct the target.${suggestion}`;
}

/** Returns the line of a page in the JSON text, or of an id of this page. */
function lineOf(text: string, page: string, id?: string): number {
  const start = text.indexOf(`"${page}": {`);
  const position = id === undefined ? start : text.indexOf(`"${id}":`, start);
  return text.slice(0, position).split('\n').length;
}

function anchor(id: string, className: string[]): Element {
  return {type: 'element', tagName: 'span', properties: {id, className}, children: []};
}
