import path from 'node:path';
import type {Root} from 'mdast';
import {linkNames} from '../../content/api/linkNames';
import {translateTree} from '../../content/api/translateNodes';
import {classPageFile, loadVersionFacts} from '../../content/api/versionFacts';
import {relativeLink, relativePath} from '../../content/pageFiles';
import type {Problem} from '../../content/problems';
import {type DocumentedVersion, findVersion} from '../../content/versions';
import type {LanguageContext} from '../../languages/types';
import {checkClassPage} from './checkClassPage';
import {mergeClassPage} from './mergeClassPage';
import {classPageContext} from './classPageContext';
import {readTranslatedPage} from './readTranslatedPage';

/**
 * Completes a parsed page with the facts of the library, in three steps:
 *
 * 1. A class page gets signatures, types, badges and ids.
 * 2. Inline code gets the names of the edition: `page.wait_for_url()` becomes `page.waitForURL()` in JavaScript, and
 *    `:option[timeout]` becomes `Timeout` in .NET (`src/content/directives.ts`). Code in passages of the edition and
 *    between the marks `other api` stays.
 * 3. Inline code that names the API becomes a link: `page.goto()` links to `./api/class-page.mdx#page-goto` of the same
 *    version. Names in headings and links stay.
 *
 * The remark plugin and `npm run page-checks` both use it, so that the checks find what would stop the build. Community pages
 * have no version: they get the names of `next`, and no links.
 *
 * @param file absolute path of the page
 * @returns the problems of the first step that finds any; the steps after it do not run
 * @throws {Error} like `classPageContext`
 */
export function completePage(tree: Root, file: string, options: LanguageContext): Problem[] {
  const context = classPageContext(file, options);
  if (context) {
    const page = readTranslatedPage(tree, context);
    const problems = checkClassPage(page, context);
    if (problems.length > 0) return problems;
    mergeClassPage(tree, page, context);
  }
  const version = findVersion(relativePath(options.root, file), options.allVersions);
  const untranslated = translateTree(tree, file, version ?? options.allVersions[0], options);
  if (untranslated.length > 0 || version === undefined) return untranslated;
  return linkToReference(tree, file, version, options);
}

function linkToReference(tree: Root, file: string, version: DocumentedVersion, options: LanguageContext): Problem[] {
  const facts = loadVersionFacts(options, version);
  const folder = path.join(options.root, version.folder, 'api');
  const urlOf = (className: string, id?: string): string | undefined => {
    const page = classPageFile(className, facts, folder);
    if (page === undefined) return undefined;
    const target = path.join(folder, page);
    const hash = id && `#${id}`;
    // The class of this page needs no link.
    return target === file ? hash : relativeLink(path.dirname(file), target) + (hash ?? '');
  };
  return linkNames(tree, (code) => options.language.resolveName(code, facts), urlOf);
}
