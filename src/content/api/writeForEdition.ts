import type {Root} from 'mdast';
import {ownLinesOf} from '../editionPassages';
import type {Problem} from '../problems';
import type {Bridge} from './bridge';
import {bridgeOf, type VersionOptions} from './factsOf';
import {findForeignWords, foreignNames} from './findForeignWords';
import {translateNames, type EditionWords} from './translateNames';

/** The versions and the language of an edition; without `wordsOf`, it is the language in which pages are written. */
type Options = VersionOptions & {language: {wordsOf?: (bridge: Bridge) => EditionWords}};

/**
 * Writes a page with the names and words of an edition. The build and `npm run api:check` both use it.
 *
 * @param file absolute path of the page
 * @param version version of the library of the source edition
 * @param isComplete whether the tree is what readers see; otherwise, words of other languages are not searched
 * @returns a problem for each name that the edition does not have, and for each word of another language
 */
export function writeForEdition(
  tree: Root,
  file: string,
  version: string,
  {language, ...options}: Options,
  isComplete = true,
): Problem[] {
  const bridge = bridgeOf(options, version);
  if (!bridge || !language.wordsOf) return [];
  const ownLines = ownLinesOf(file, options.root, options.edition);
  const problems = translateNames(tree, language.wordsOf(bridge), bridge.target, ownLines);
  return isComplete ? [...problems, ...findForeignWords(tree, foreignNames(bridge), ownLines)] : problems;
}
