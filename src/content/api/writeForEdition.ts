import type {Root} from 'mdast';
import type {Problem} from '../problems';
import type {Bridge} from './bridge';
import {findForeignWords, namesOfSource} from './findForeignWords';
import {findOptionLeftovers} from './findOptionLeftovers';
import {translateNames, type EditionWords} from './translateNames';

/** The part of a language that says how pages are written in it; see `Language` in `src/languages/types.ts`. */
interface EditionLanguage {
  wordsOf?: (bridge: Bridge) => EditionWords;
  foreignWords?: RegExp;
}

/**
 * Writes a page with the names and words of an edition. The build and `npm run api:check` both use it.
 *
 * @param language a language with `wordsOf`; without `foreignWords`, nothing is checked that only a complete page shows
 * @param ownLines lines of the page that use the names of the edition
 * @returns a problem for each name that the edition does not have, each option in the form of another language, and each
 *   word of another language
 */
export function writeForEdition(
  tree: Root,
  {wordsOf, foreignWords}: EditionLanguage,
  bridge: Bridge,
  ownLines: ReadonlySet<number>,
): Problem[] {
  if (!wordsOf) return [];
  const words = wordsOf(bridge);
  const problems = translateNames(tree, words, bridge.target, ownLines);
  if (!foreignWords) return problems;
  return [
    ...problems,
    ...findOptionLeftovers(tree, bridge.target, words.option, ownLines),
    ...findForeignWords(tree, foreignWords, namesOfSource(bridge), ownLines),
  ];
}
