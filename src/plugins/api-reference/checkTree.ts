import path from 'node:path';
import type {Root} from 'mdast';
import {factsOf} from '../../content/api/factsOf';
import {linkNames} from '../../content/api/linkNames';
import {translateTree} from '../../content/api/translateTree';
import type {Problem} from '../../content/problems';
import type {DocumentedVersion} from '../../content/versions';
import {checkPage} from './checkPage';
import {type ApiOptions, pageContext} from './pageContext';
import {readPageOf} from './translatePage';

/**
 * Checks a parsed page: names of the API, and the text of a class page. Does not change the tree.
 *
 * @param file absolute path of the page
 */
export function checkTree(tree: Root, file: string, version: DocumentedVersion, options: ApiOptions): Problem[] {
  const context = pageContext(file, options);
  const page = context && readPageOf(structuredClone(tree), context);
  return [...checkNames(tree, file, version, options), ...(page ? checkPage(page, context) : [])];
}

/** Checks that all names of the API exist, in the names of the source edition and in those of this edition. */
function checkNames(tree: Root, file: string, version: DocumentedVersion, options: ApiOptions): Problem[] {
  const shown = structuredClone(tree);
  // The build checks the words of class pages after it has added shared descriptions and removed other members.
  const isComplete = !/^(?:class-|_)/.test(path.basename(file));
  const untranslated = translateTree(shown, file, version, options, isComplete);
  if (untranslated.length > 0) return untranslated;
  const facts = factsOf(options, version);
  return linkNames(
    shown,
    (code) => options.language.resolveName(code, facts),
    () => undefined,
  );
}
