import {existsSync} from 'node:fs';
import path from 'node:path';
import {root} from '../src/utils/root';
import {languageContextOf} from './languageContext';
import {allEditions, edition as built, source} from '../editions';
import type {Edition} from '../editions/types';
import {loadVersionFacts} from '../src/content/api/versionFacts';
import {checkSite} from '../src/content/checks/checkSite';
import {createComponentCheck} from '../src/content/checks/components';
import type {Collection, PageCheck} from '../src/content/checks/types';
import {listUnpublished} from '../src/content/listPages';
import {sinceHint} from '../src/content/passages';
import {classPageName, editionOf, fileOfPage, isPartial, pageName} from '../src/content/pageFiles';
import {pageText} from '../src/content/pageText';
import {checkSiblings} from '../src/content/siblingFences';
import {versions} from '../src/content/versions';
import {listCommandTabs} from '../src/data/commandTabGroups';
import type {EditionName} from '../src/data/editions';
import {completePage} from '../src/plugins/api-reference';
import {checkFences} from '../src/plugins/samples';

const {next, stable} = versions;
const collections: Collection[] = [
  {folder: next.folder, route: '/docs/next/', version: next},
  {folder: stable.folder, route: '/docs/', version: stable},
  {folder: 'community', route: '/community/', version: undefined},
];

/**
 * Finds what would break the site in all pages and sidebars: invalid MDX, marks and front matter, broken links, wrong
 * names of the API, unreadable samples. `npm run check` (for all editions), `npm start` and builds report the same problems.
 *
 * @param pages pages to check, such as `docs/dialogs`. Default: all pages and the sidebars.
 * @returns one line per problem, with file, line and remedy
 */
export async function checkPages(edition: Edition = built, pages: readonly string[] = []): Promise<string[]> {
  const languageContext = languageContextOf(edition);
  const unpublished = new Set(listUnpublished(root, next.folder, edition));
  // Shared descriptions have no problems of their own: those depend on the member, so each class page reports what it shows.
  const api: PageCheck = ({file, tree}) =>
    isPartial(file) ? [] : completePage(structuredClone(tree), path.join(root, file), languageContext);
  const siblings: PageCheck = ({file, text, collection: {folder, version}}) => {
    const page = pageName(file.slice(folder.length + 1));
    const isRead = (name: EditionName): boolean =>
      `${folder}/${fileOfPage(path.join(root, folder), page, name)}` === file;
    return checkSiblings((name) =>
      isRead(name) && (isPartial(file) || allEditions[name].listsPage(page))
        ? pageText(text, file, {edition: name, version}).text
        : undefined,
    );
  };
  const checkComponents = createComponentCheck(root);
  const unwritten = pages.length > 0 ? [] : findUnwritten(edition, unpublished);
  const problems = await checkSite({
    root,
    edition: edition.name,
    pages,
    isPublished: ({file, collection: {folder, version}}) =>
      version === undefined || !unpublished.has(file.slice(folder.length + 1)),
    collections,
    sidebarsFile: edition.sidebarsFile,
    sectionFiles: {oldIds: edition.oldIdsFile, texts: [edition.messagesFile, edition.readerWordsFile]},
    mustList: (file) => {
      const name = file.slice(next.folder.length + 1);
      if (name.startsWith('api/')) return !unpublished.has(name);
      const isOfAny = Object.values(allEditions).some(({listsPage}) => listsPage(pageName(name)));
      return editionOf(name) === edition.name || !isOfAny;
    },
    loadVersionFacts: (version) => loadVersionFacts(languageContext, version),
    checks: [
      api,
      siblings,
      ({tree}) => checkComponents(tree),
      ({file, tree}) => checkFences(file, tree, edition.language.samples, listCommandTabs(edition.name)),
    ],
  });
  return [...unwritten, ...problems];
}

/** Finds classes of the newest library without a page. */
function findUnwritten(edition: Edition, unpublished: ReadonlySet<string>): string[] {
  const {classes, release} = loadVersionFacts(languageContextOf(edition), next);
  return Object.entries(classes).flatMap(([name, {since}]) => {
    const page = `api/${classPageName(name)}.mdx`;
    if (existsSync(path.join(root, next.folder, page)) && !unpublished.has(page)) return [];
    const command = `${edition === source ? '' : `EDITION=${edition.name} `}npm run -s outline -- ${name}`;
    return [
      `${next.folder}/${page}:1: class ${name} has no page in ${edition.name}; write it (${command})${sinceHint(since, release)}`,
    ];
  });
}
