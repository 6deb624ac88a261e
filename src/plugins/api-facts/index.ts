import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {problemText} from '../../content/problems';
import {pageOf} from '../../content/api/factsOf';
import {checkPage} from './checkPage';
import {mergePage} from './mergePage';
import {type ApiOptions, pageContext} from './pageContext';
import {readWords} from './readWords';

export type {ApiOptions as Options};

/**
 * Merges the facts of the library into the pages of its classes.
 *
 * In: `docs/api/class-*.mdx`, words and samples only. Out: the same page with signatures, types, marks and ids; or an
 * error that names file, line and remedy for every fact without words and every word without a fact. It runs before
 * Docusaurus's own steps, so that the table of contents sees the headings; other pages pass through.
 */
const apiFacts: Plugin<[ApiOptions], Root> = function apiFacts(options) {
  const parse = (words: string): Root => this.parse(words) as Root;
  return (tree, file) => {
    const found = pageContext(file.path, options, parse);
    if (!found) return;
    const page = readWords(tree);
    const problems = checkPage(page, found);
    if (problems.length > 0) throw new Error(problemText(path.relative(options.root, file.path), problems));
    mergePage(tree, page, found, (className) => pageOf(className, found.facts, path.dirname(file.path)));
  };
};

export default apiFacts;
