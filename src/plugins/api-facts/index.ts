import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {problemText} from '../../content/problems';
import {pageOf} from '../../content/api/factsOf';
import {checkPage} from './checkPage';
import {mergePage} from './mergePage';
import {type ApiOptions, pageContext} from './pageContext';
import {readPageOf} from './translatePage';

export type {ApiOptions as Options};

/**
 * Remark plugin: adds the facts of the library to class pages.
 *
 * Input: `docs/api/class-*.mdx`, which contain only text and samples. Output: the same page with signatures, types,
 * badges and ids. It runs before the plugins of Docusaurus, so that the table of contents contains the headings. Does
 * not change other pages.
 *
 * @throws {Error} with file, line and remedy of all problems: facts without a description, and text about unknown
 *   members
 */
const apiFacts: Plugin<[ApiOptions], Root> = function apiFacts(options) {
  const parse = (text: string): Root => this.parse(text) as Root;
  return (tree, file) => {
    const found = pageContext(file.path, options, parse, file.data.ownLines);
    if (!found) return;
    const page = readPageOf(tree, found);
    const problems = checkPage(page, found);
    if (problems.length > 0) throw new Error(problemText(path.relative(options.root, file.path), problems));
    mergePage(tree, page, found, (name) =>
      pageOf(options.language.types.classOf(name), found.facts, path.dirname(file.path)),
    );
  };
};

export default apiFacts;
