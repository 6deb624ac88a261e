import type {Root} from 'mdast';
import type {Printer} from '../directives';
import {ownLinesOf} from '../editionPassages';
import type {Problem} from '../problems';
import {type Bridge, createBridge} from './bridge';
import {bridgeOf, factsOf, type VersionOptions} from './factsOf';
import {findForeignWords, foreignNames} from './findForeignWords';
import type {ApiFacts} from './types';
import {memoize} from '../../utils/memoize';
import {writeCode} from './writeCode';

/** The versions and the language of an edition. */
type Options = VersionOptions & {language: {createPrinter: (bridge: Bridge) => Printer}};

/** Leads from the names of the source edition to themselves. */
const sourceBridge = memoize((facts: ApiFacts) => createBridge(facts, facts));

/**
 * Writes a page in the language of an edition. The build and `npm run page-checks` both use it.
 *
 * @param file absolute path of the page
 * @param version version of the library of the source edition
 * @param isComplete whether the tree is what readers see; otherwise, directives and words of other languages are not checked
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
  if (!bridge) {
    const facts = factsOf(options, version);
    return writeCode(tree, language.createPrinter(sourceBridge(facts)), facts, new Set());
  }
  const printer = language.createPrinter(bridge);
  const ownLines = ownLinesOf(file, options.root, options.edition);
  // Only readers of other editions see the descriptions of options that this edition does not have.
  if (!isComplete) return writeCode(tree, {...printer, directive: (_, text) => ({text})}, bridge.target, ownLines);
  const problems = writeCode(tree, printer, bridge.target, ownLines);
  return [...problems, ...findForeignWords(tree, foreignNames(bridge), ownLines)];
}
