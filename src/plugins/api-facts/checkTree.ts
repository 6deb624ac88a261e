import path from 'node:path';
import type {Root} from 'mdast';
import {bridgeOf, factsOf} from '../../content/api/factsOf';
import {linkNames} from '../../content/api/linkNames';
import {writeForEdition} from '../../content/api/writeForEdition';
import {ownLinesOf} from '../../content/editionPassages';
import type {Problem} from '../../content/problems';
import {checkPage} from './checkPage';
import {type ApiOptions, pageContext} from './pageContext';
import {readPageOf} from './translatePage';

/**
 * Checks a parsed page: names of the API, and the text of a class page. Does not change the tree.
 *
 * @param file absolute path of the page
 */
export function checkTree(tree: Root, file: string, version: string, options: ApiOptions): Problem[] {
  const context = pageContext(file, options);
  const page = context && readPageOf(structuredClone(tree), context);
  return [...checkNames(tree, file, version, options), ...(page ? checkPage(page, context) : [])];
}

/** Checks that all names of the API exist, in the names of the source edition and in those of this edition. */
function checkNames(tree: Root, file: string, version: string, options: ApiOptions): Problem[] {
  const {root, language} = options;
  const facts = factsOf(options, version);
  const shown = structuredClone(tree);
  const untranslated: Problem[] = [];
  const bridge = bridgeOf(options, version);
  if (bridge) {
    // The build checks the words of class pages after it has added shared descriptions and removed other members.
    const isPart = /^(?:class-|_)/.test(path.basename(file));
    const {wordsOf, foreignWords} = language;
    untranslated.push(
      ...writeForEdition(
        shown,
        isPart ? {wordsOf} : {wordsOf, foreignWords},
        bridge,
        ownLinesOf(file, root, options.edition),
      ),
    );
  }
  const unknown = linkNames(
    shown,
    (code) => language.resolveName(code, facts),
    () => undefined,
  );
  return [...untranslated, ...(untranslated.length > 0 ? [] : unknown)];
}
