import path from 'node:path';
import {fileURLToPath} from 'node:url';
import utils from '@docusaurus/utils';
import {checkFrontMatter} from './front-matter.mjs';
import {checkHeadings} from './headings.mjs';
import {checkLinks} from './links.mjs';
import {checkWords} from './words.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const {createMdxParser} = await utils.loadFreshModule(path.join(root, 'src/utils/readMdx.ts'));
const parse = await createMdxParser();

/**
 * Reads a page as a proof-reader does who does not know the subject. Spelling is cspell's.
 *
 * @param {string} file path from the root, named in problems; says what kind of page it is
 * @param {string} text MDX
 * @returns {string[]} `file:line: what is wrong; what to do`, in the order of lines
 */
export function checkProse(file, text) {
  const isPart = path.basename(file).startsWith('_');
  const isReference = path.basename(path.dirname(file)) === 'api';
  let tree;
  try {
    tree = parse(text);
  } catch (error) {
    return [`${file}:${error.line ?? 1}: cannot be read: ${error.reason ?? error.message}`];
  }
  const problems = [
    ...(isPart ? [] : checkFrontMatter(tree)),
    ...(isPart ? [] : checkHeadings(tree, {isReference})),
    ...checkLinks(tree, text),
    ...checkWords(tree),
  ];
  return problems.sort((a, b) => a.line - b.line).map(({line, message}) => `${file}:${line}: ${message}`);
}
