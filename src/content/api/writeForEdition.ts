import type {Root} from 'mdast';
import type {Problem} from '../problems';
import type {Bridge} from './bridge';
import {findForeignWords, namesOfSource} from './findForeignWords';
import {translateNames, type EditionWords} from './translateNames';

/** The part of a language that says how pages are written in it; see `Language` in `src/languages/types.ts`. */
interface EditionLanguage {
  wordsOf?: (bridge: Bridge) => EditionWords;
  foreignWords?: RegExp;
}

/**
 * Writes a page with the names and words of an edition. The build and `npm run api:check` both use it.
 *
 * @param language a language with `wordsOf`
 * @param ownLines lines of the page that use the names of the edition
 * @returns a problem for each name that the edition does not have, and for each word of another language
 */
export function writeForEdition(
  tree: Root,
  {wordsOf, foreignWords}: EditionLanguage,
  bridge: Bridge,
  ownLines: ReadonlySet<number>,
): Problem[] {
  if (!wordsOf) return [];
  return [
    ...translateNames(tree, wordsOf(bridge), bridge.target, ownLines),
    ...(foreignWords ? findForeignWords(tree, foreignWords, namesOfSource(bridge), ownLines) : []),
  ];
}
