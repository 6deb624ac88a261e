import type {Root} from 'mdast';
import type {Translator} from '../directives';
import {readOwnLines} from '../editionPassages';
import type {Problem} from '../problems';
import type {DocumentedVersion} from '../versions';
import {type Bridge, createBridge} from './bridge';
import type {EditionContext} from '../editionContext';
import {loadBridge, loadVersionFacts} from './versionFacts';
import {findForeignWords, foreignNames} from './findForeignWords';
import type {ApiFacts} from './types';
import {memoize} from '../../utils/memoize';
import {translateNodes} from './translateNodes';

/** An edition with its language. */
type Options = EditionContext & {language: {createTranslator: (bridge: Bridge) => Translator}};

/** Leads from the names of the source edition to themselves. */
const sourceBridge = memoize((facts: ApiFacts) => createBridge(facts, facts));

/**
 * Translates a page into the language of an edition. The build and `npm run page-checks` both use it.
 *
 * @param file absolute path of the page
 * @returns a problem for each name that the edition does not have, and for each word of another language
 */
export function translateTree(
  tree: Root,
  file: string,
  version: DocumentedVersion,
  {language, ...options}: Options,
): Problem[] {
  const bridge = loadBridge(options, version);
  if (!bridge) {
    const facts = loadVersionFacts(options, version);
    return translateNodes(tree, language.createTranslator(sourceBridge(facts)), facts, new Set());
  }
  const translator = language.createTranslator(bridge);
  const ownLines = readOwnLines(file, options.root, options.edition);
  const problems = translateNodes(tree, translator, bridge.target, ownLines);
  return [...problems, ...findForeignWords(tree, foreignNames(bridge), ownLines)];
}
