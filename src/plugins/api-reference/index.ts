/**
 * Remark plugin: completes pages with the facts of the library. `completePage.ts` lists its three steps: class pages get
 * signatures, types, badges and ids, inline code gets the names of the edition, and names of the API become links.
 *
 * It runs before the plugins of Docusaurus, so that the table of contents contains the headings of members.
 *
 * `tools/roll.mts` explains how the facts are read from the library. The steps from the facts to a class page:
 *
 * 1. `src/content/versions.ts` names the version of each folder of pages. `loadVersionFacts()`
 *    (`src/content/api/versionFacts.ts`) returns the facts of a version. `loadFacts()` (`src/content/api/loadFacts.ts`) reads
 *    their file, and `src/content/api/types.ts` declares its fields.
 * 2. `classPageContext()` (`classPageContext.ts`) finds the class of the page, its facts, and the descriptions that several
 *    members share in `docs/api/_shared.mdx` (`sharedDescriptions.ts`). `config/languageContext.ts` lists the versions.
 * 3. `readTranslatedPage()` (`readTranslatedPage.ts`) calls `readAuthoredPage()` (`readAuthoredPage.ts`), which splits the
 *    page into members, and gives them the names of the edition, which have the same ids (`src/content/api/bridge.ts`).
 * 4. `checkClassPage()` (`checkClassPage.ts`) compares the page with the facts, and `checkItems()` (`checkItems.ts`) the
 *    list of each member.
 * 5. `mergeClassPage()` (`mergeClassPage.ts`) adds signatures, types, badges and ids to the page. `mergeMember()`
 *    (`mergeMember.ts`) does so for each member, and `typeDetails()` (`typeDetails.ts`) for keys and values.
 *    `descriptions.ts` finds shared descriptions. `src/content/api/ids.ts` creates the ids of parameters and results.
 * 6. The language of the edition provides the signature and the types to show: `writeSignature()`
 *    (`src/languages/python/signature.ts`) and `shownType()` (`src/languages/python/types.ts`). `typeNodes()`
 *    (`typeNodes.ts`) links the classes in these types. `src/languages/java/`, `src/languages/dotnet/` and
 *    `src/languages/javascript/` have a `signature.ts`, too. `tests/unit/languages/resolveName.test.ts` compares signatures
 *    in Python and JavaScript. `tests/content/signatures/` compiles those of Java and .NET.
 * 7. The signature becomes a code block, which `src/theme/CodeBlock/Content/String` highlights.
 */
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {relativePath} from '../../content/pageFiles';
import {problemText} from '../../content/problems';
import type {LanguageContext} from '../../languages/types';
import {completePage} from './completePage';

/**
 * @throws {Error} with file, line and remedy of all problems: facts without a description, text about unknown members, names
 *   that the edition or the version does not have, and words that only readers of another language understand
 */
const apiReference: Plugin<[LanguageContext], Root> = function apiReference(options) {
  return (tree, file) => {
    const problems = completePage(tree, file.path, options);
    if (problems.length > 0) throw new Error(problemText(relativePath(options.root, file.path), problems));
  };
};

export default apiReference;
