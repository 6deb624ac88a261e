/*
 * The remark plugins that decide what a page contains. A file of its own, because the search index and tools read pages with
 * the same plugins. `docusaurus.config.ts` adds those that only the site needs.
 *
 * The steps from a sentence in `docs/` to the page of an edition:
 *
 * 1. `pageText()` (`src/content/pageText.ts`) keeps the passages and samples of the edition (`src/content/editionPassages.ts`,
 *    `src/content/siblingFences.ts`), then those of the release (`src/content/passages.ts`). It replaces the releases
 *    in commands (`src/content/pinnedReleases.ts`).
 * 2. `parse-once` parses the text, and turns directives into inline code (`src/content/directives.ts`).
 * 3. `api-reference` merges the facts into class pages (its opening comment lists the steps). Then `translateTree()`
 *    (`src/content/api/translateTree.ts`) translates inline code into the language of the edition: members by their ids
 *    (`src/content/api/bridge.ts`, `src/languages/translateName.ts`), directives with
 *    `src/languages/createDirectiveTranslator.ts`. The rules of Java are in `src/languages/java/index.ts`. `linkNames()`
 *    (`src/content/api/linkNames.ts`) links names of the API.
 * 4. `edition-links` leads links to the files that the edition reads, or to the Python edition.
 * 5. `pictures` and `exhibits` replace images and links to recordings. `newerNotes` (`src/plugins/reader-release`) adds what
 *    readers of older releases see.
 * 6. Docusaurus resolves links. Then `samples` replaces fences, and MDX turns Markdown into HTML.
 * 7. The rehype plugins in `docusaurus.config.ts` change this HTML: alignment of tables, old ids, line breaks, sections.
 * 8. MDX compiles the page to a component. The build renders it once, see `src/plugins/fast-pages/index.ts`.
 */
import path from 'node:path';
import type {Pluggable} from 'unified';
import {edition, source} from '../editions';
import {languageContext} from './languageContext';
import {listPages, listUnpublished} from '../src/content/listPages';
import {fileOfPage} from '../src/content/pageFiles';
import {createPreprocessor} from '../src/content/pageText';
import {versionFolders, versions} from '../src/content/versions';
import {listCommandTabs} from '../src/data/commandTabGroups';
import {editions} from '../src/data/editions';
import apiReference from '../src/plugins/api-reference';
import parseOnce from '../src/plugins/parse-once';
import exhibitLinks, {type Options as ExhibitLinksOptions} from '../src/plugins/exhibits/exhibitLinks';
import pictures, {type Options as PicturesOptions} from '../src/plugins/pictures';
import samples, {type Options as SamplesOptions} from '../src/plugins/samples';
import editionLinks, {type Options as EditionLinksOptions} from '../src/plugins/edition-links';
import {siblingPrefix} from '../src/data/editionPath';
import {root} from '../src/utils/root';

/** Pages of `docs/` that the edition does not have. */
export const unpublished = listUnpublished(root, versions.next.folder, edition);
/** Lists the pages on which links in other pages depend: those that the edition does not have, and the class pages. */
export const listLinkTargets = (): string[] => [
  ...listUnpublished(root, versions.next.folder, edition),
  ...versionFolders.flatMap((folder) => listPages(root, `${folder}/api`)),
];
/** Where links to pages lead that the edition does not have. */
const editionLinksOptions: EditionLinksOptions = {
  ...languageContext,
  publishes: (page) => !unpublished.includes(fileOfPage(path.join(root, versions.next.folder), page, edition.name)),
  sourceUrl: siblingPrefix(editions[source.name].prefix, editions[edition.name].prefix, edition.baseUrl),
  sourceLabel: editions[source.name].label,
};

/**
 * Removes the passages of other releases and editions from a page before it is parsed, so that no plugin receives them.
 * `tools/cut/cut.ts` applies the same rule for versions when it creates the stable pages.
 */
export const preprocess = createPreprocessor(root, edition.name);

/** Remark plugins that run before and after those of Docusaurus. The search index uses the same ones. */
export const remarkPlugins: {before: Pluggable[]; after: Pluggable[]} = {
  before: [
    parseOnce,
    [apiReference, languageContext],
    ...(edition === source ? [] : ([[editionLinks, editionLinksOptions]] satisfies Pluggable[])),
    [pictures, {edition: edition.name} satisfies PicturesOptions],
    [exhibitLinks, {edition: edition.name} satisfies ExhibitLinksOptions],
  ],
  after: [
    [samples, {rules: edition.language.samples, commandTabs: listCommandTabs(edition.name)} satisfies SamplesOptions],
  ],
};
