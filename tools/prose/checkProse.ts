import path from 'node:path';
import type {Root} from 'mdast';
import {isPartial} from '../../src/content/pageFiles';
import type {Problem} from '../../src/content/problems';
import {parseMdx} from '../../src/content/readMdx';
import {checkFrontMatter} from './frontMatter';
import {checkHeadings} from './headings';
import {checkLinks} from './links';
import {checkSampleStyle} from './samples';
import {checkWords} from './words';

/**
 * Proof-reads a page: front matter, headings, links, images, doubled words, style of samples. cspell checks the spelling.
 *
 * @param file path from the root; decides the kind of page
 * @param text MDX
 * @returns `file:line: problem; remedy`, sorted by line
 */
export function checkProse(file: string, text: string): string[] {
  const isPart = isPartial(file);
  const isReference = path.basename(path.dirname(file)) === 'api';
  let tree: Root;
  try {
    tree = parseMdx(text);
  } catch (thrown) {
    // The parser throws a VFileMessage, which has a reason and a line.
    const error = thrown as Error & {line?: number; reason?: string};
    return [`${file}:${error.line ?? 1}: cannot be read: ${error.reason ?? error.message}`];
  }
  const problems: Problem[] = [
    ...(isPart ? [] : checkFrontMatter(tree)),
    ...(isPart ? [] : checkHeadings(tree, {isReference})),
    ...checkLinks(tree, text),
    ...checkWords(tree),
    ...checkSampleStyle(tree),
  ];
  return problems.sort((a, b) => a.line - b.line).map(({line, message}) => `${file}:${line}: ${message}`);
}
