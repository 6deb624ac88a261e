/**
 * Remark plugin: completes pages with the facts of the library, in the three steps of `completePage()`.
 *
 * It runs before the plugins of Docusaurus, so that the table of contents contains the headings of members.
 *
 * `tools/roll.mts` explains how the facts are read from the library. The steps from the facts to a class page:
 *
 * 1. `src/content/versions.ts` names the version of each folder of pages. `loadVersionFacts()`
 *    (`src/content/api/versionFacts.ts`) returns the facts of a version. `readFactsFile()` (`src/content/api/factsFile.ts`) reads
 *    their file, and `src/content/api/types.ts` declares its fields.
 * 2. `classPageContext()` (`classPageContext.ts`) finds the class of the page, its facts, and the descriptions that several
 *    members share in `docs/api/_shared.mdx` (`sharedDescriptions.ts`).
 * 3. `readTranslatedPage()` (`readTranslatedPage.ts`) calls `readAuthoredPage()` (`readAuthoredPage.ts`), which splits the
 *    page into members, and gives them the names of the edition, which have the same ids (`src/content/api/bridge.ts`).
 * 4. `checkClassPage()` (`checkClassPage.ts`) compares the page with the facts, and `checkItems()` (`checkItems.ts`) the
 *    list of each member.
 * 5. `mergeClassPage()` (`mergeClassPage.ts`) adds signatures, types, badges and ids to the page. `mergeMember()`
 *    (`mergeMember.ts`) does so for each member, and `typeDetails()` (`typeDetails.ts`) for keys and values.
 *    `descriptions.ts` finds shared descriptions. `src/content/api/ids.ts` creates the ids of parameters and results.
 * 6. The language of the edition provides the signature and the types to show: `writeSignature()`
 *    (`src/languages/python/signature.ts`) and `shownType()` (`src/languages/python/types.ts`). `typeNodes()`
 *    (`nodes.ts`) links the classes in these types. `src/languages/java/`, `src/languages/dotnet/` and
 *    `src/languages/javascript/` have a `signature.ts`, too. `tests/unit/languages/signatures.test.ts` compares signatures
 *    in Python and JavaScript. `tests/content/signatures/` compiles those of Java and .NET.
 * 7. The signature becomes a code block, which `src/theme/CodeBlock/Content/String` highlights.
 */
import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {linkNames} from '../../content/api/linkNames';
import {translateTree} from '../../content/api/translateTree';
import {classPageFile, loadVersionFacts} from '../../content/api/versionFacts';
import {relativeLink, relativePath} from '../../content/pageFiles';
import {problemText, type Problem} from '../../content/problems';
import {type DocumentedVersion, findVersion} from '../../content/versions';
import type {LanguageContext} from '../../languages/types';
import {checkClassPage} from './checkClassPage';
import {mergeClassPage} from './mergeClassPage';
import {classPageContext} from './classPageContext';
import {readTranslatedPage} from './readTranslatedPage';

/**
 * @throws {Error} with file, line and remedy of all problems: facts without a description, text about unknown members, names
 *   that the edition or the version does not have, and words that only readers of another language understand
 */
const apiReference: Plugin<[LanguageContext], Root> = function apiReference(languageContext) {
  return (tree, file) => {
    const problems = completePage(tree, file.path, languageContext);
    if (problems.length > 0) throw new Error(problemText(relativePath(languageContext.root, file.path), problems));
  };
};

export default apiReference;

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
export function completePage(tree: Root, file: string, languageContext: LanguageContext): Problem[] {
  const context = classPageContext(file, languageContext);
  if (context) {
    const page = readTranslatedPage(tree, context);
    const problems = checkClassPage(page, context);
    if (problems.length > 0) return problems;
    mergeClassPage(tree, page, context);
  }
  const version = findVersion(relativePath(languageContext.root, file), languageContext.allVersions);
  const untranslated = translateTree(tree, file, version ?? languageContext.allVersions[0], languageContext);
  if (untranslated.length > 0 || version === undefined) return untranslated;
  return linkToReference(tree, file, version, languageContext);
}

function linkToReference(
  tree: Root,
  file: string,
  version: DocumentedVersion,
  languageContext: LanguageContext,
): Problem[] {
  const facts = loadVersionFacts(languageContext, version);
  const folder = path.join(languageContext.root, version.folder, 'api');
  const urlOf = (className: string, id?: string): string | undefined => {
    const page = classPageFile(className, facts, folder);
    if (page === undefined) return undefined;
    const target = path.join(folder, page);
    const hash = id && `#${id}`;
    // The class of this page needs no link.
    return target === file ? hash : relativeLink(path.dirname(file), target) + (hash ?? '');
  };
  return linkNames(tree, (code) => languageContext.language.resolveName(code, facts), urlOf);
}
