import path from 'node:path';
import type {Root} from 'mdast';
import {loadVersionFacts} from '../../content/api/versionFacts';
import {linkNames} from '../../content/api/linkNames';
import {translateTree} from '../../content/api/translateTree';
import type {Problem} from '../../content/problems';
import type {DocumentedVersion} from '../../content/versions';
import {checkPage} from './checkPage';
import {mergePage} from './mergePage';
import {type ApiOptions, pageContext} from './pageContext';
import {readTranslatedPage} from './readTranslatedPage';

/**
 * Checks a parsed page: names of the API, and the text of a class page. Does not change the tree.
 *
 * @param file absolute path of the page. Shared descriptions have no problems of their own: each class page that shows one
 *   reports them, because the options and words depend on the member.
 */
export function checkTree(tree: Root, file: string, version: DocumentedVersion, options: ApiOptions): Problem[] {
  if (path.basename(file).startsWith('_')) return [];
  const shown = structuredClone(tree);
  const context = pageContext(file, options);
  if (context) {
    const page = readTranslatedPage(shown, context);
    const problems = checkPage(page, context);
    if (problems.length > 0) return problems;
    mergePage(shown, page, context);
  }
  const untranslated = translateTree(shown, file, version, options);
  if (untranslated.length > 0) return untranslated;
  const facts = loadVersionFacts(options, version);
  return linkNames(
    shown,
    (code) => options.language.resolveName(code, facts),
    () => undefined,
  );
}
