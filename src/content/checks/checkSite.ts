import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {filesBelow} from '../../utils/filesBelow';
import {idsOnPage} from '../api/ids';
import type {ApiFacts} from '../api/types';
import type {EditionName} from '../../data/editions';
import {digest} from '../digest';
import {listPages} from '../listPages';
import {classOfPage, isPartial, pageName} from '../pageFiles';
import {pageText} from '../pageText';
import {type Problem, problemText} from '../problems';
import {parseMdxOnce} from '../readMdx';
import type {DocumentedVersion} from '../versions';
import {type Anchors, readAnchors} from './anchors';
import {readFrontMatter} from './frontMatter';
import {checkPageLinks, listLinks, type PageLink, type Targets, pageUrl} from './links';
import {checkEditionPassages, checkMarks} from './marks';
import {checkSections, type KnownPages, type SectionFiles} from './sections';
import {checkSidebars} from './sidebars';
import {checkSyntax} from './syntax';
import type {Collection, PageCheck, CheckedPage} from './types';

export interface SiteOptions {
  root: string;
  edition: EditionName;
  /** Pages to check, such as `docs/dialogs`. If empty, all pages and the sidebars are checked. */
  pages: readonly string[];
  /** All pages; the first collection is `next`. */
  collections: Collection[];
  /** `sidebars.json` of the edition, relative to the root. */
  sidebarsFile: string;
  sectionFiles: SectionFiles;
  /** Whether a page of `next` must be in the sidebars of the edition. */
  mustList: (file: string) => boolean;
  loadVersionFacts: (version: DocumentedVersion) => ApiFacts;
  /** Whether the edition has a page. Other pages are read, but not checked. */
  isPublished: (page: Pick<CheckedPage, 'file' | 'collection'>) => boolean;
  checks: PageCheck[];
}

/** A page, the problems of its headings, and its ids and links; or the reasons why these could not be read. */
interface ReadPage {
  page: CheckedPage;
  problems: Problem[];
  references?: {ids: Set<string>; links: PageLink[]};
}

/** Pages by edition and file. After an edit, only the changed page is parsed again. */
const cache = new Map<string, {text: string; read: ReadPage}>();
/** Digests of pages without problems. Most pages are equal in both versions, so most are checked once. */
const clean = new Set<string>();

/**
 * Finds everything in pages and sidebars that would break the site, without a build.
 *
 * @returns one line per problem, with file, line and remedy
 */
export async function checkSite(options: SiteOptions): Promise<string[]> {
  const {root, collections, pages} = options;
  const read: ReadPage[] = [];
  for (const collection of collections) {
    for (const file of listPages(root, collection.folder, options.edition))
      read.push(await readSource(file, collection, options));
  }
  const targets = collectTargets(read, root);
  const nextFolder = collections[0]!.folder;
  const surroundings = new Map(collections.map((each) => [each.folder, digestSurroundings(each, options)]));
  const checkContent = (page: CheckedPage): Problem[] => {
    const {folder} = page.collection;
    const key = digest(surroundings.get(folder), page.file.slice(folder.length), page.text);
    if (clean.has(key)) return [];
    const problems = options.checks.flatMap((check) => attempt(() => check(page)));
    if (problems.length === 0) clean.add(key);
    return problems;
  };
  const isWhole = pages.length === 0;
  const wanted = isWhole ? read : read.filter(({page}) => pages.includes(pageName(page.file)));
  const problems = wanted.map(({page, problems: found, references}) => {
    if (!references) return problemText(page.file, found);
    if (!options.isPublished(page)) return '';
    return problemText(page.file, [
      ...found,
      ...checkPageLinks(page, references.links, targets),
      ...checkContent(page),
    ]);
  });
  const checkData = [
    () => checkSidebars(root, options.sidebarsFile, nextFolder, options),
    () => checkTables(read, options),
  ];
  const dataProblems = isWhole ? checkData.map(attempt) : [];
  return [...dataProblems.map((found) => problemText('', found)), ...problems]
    .filter(Boolean)
    .flatMap((text) => text.split('\n'));
}

/** Checks what the files of the edition contain about pages of `next`. */
function checkTables(read: ReadPage[], {root, sectionFiles, isPublished, collections}: SiteOptions): Problem[] {
  const current = read.filter(
    ({page}) => page.collection === collections[0] && !isPartial(page.file) && isPublished(page),
  );
  // Any section of a page that cannot be read may exist.
  if (current.some(({references}) => !references)) return [];
  const pages: KnownPages = new Map(
    current.map(({page: {file, collection}, references}) => [
      pageName(file.slice(collection.folder.length + 1)),
      {file, ids: references!.ids},
    ]),
  );
  return checkSections(root, sectionFiles, pages);
}

/** Runs a check. Returns its exception as a problem, too. */
function attempt(check: () => Problem[]): Problem[] {
  try {
    return check();
  } catch (error) {
    return [toProblem(error)];
  }
}

/**
 * Returns a digest of what the checks of a page depend on besides the page: site and edition, the releases, the names of all
 * pages, the text of shared ones, and the sidebars, which decide what the edition publishes.
 */
function digestSurroundings({folder, version}: Collection, {root, edition, sidebarsFile}: SiteOptions): string {
  const pages = listPages(root, folder);
  const shared = pages.filter(isPartial);
  const texts = [...shared, sidebarsFile].map((file) => readFileSync(path.join(root, file), 'utf8'));
  return digest(
    root,
    edition,
    version?.releases,
    pages.map((page) => page.slice(folder.length)),
    texts,
  );
}

async function readSource(
  file: string,
  collection: Collection,
  {root, edition, loadVersionFacts}: SiteOptions,
): Promise<ReadPage> {
  const whole = path.join(root, file);
  const text = readFileSync(whole, 'utf8');
  const cached = cache.get(`${edition} ${whole}`);
  // Many editors empty a file before they write it.
  if (cached && (cached.text === text || text === '')) return cached.read;
  const page = createPage(file, text, collection, edition);
  const read = {page, ...(await readReferences(page, loadVersionFacts))};
  cache.set(`${edition} ${whole}`, {text, read});
  return read;
}

/** Creates a page whose text and tree are read when they are needed. */
export function createPage(file: string, text: string, collection: Collection, edition: EditionName): CheckedPage {
  const {version} = collection;
  let shownText: string | undefined;
  let tree: Root | undefined;
  return {
    file,
    collection,
    text,
    get shownText() {
      return (shownText ??= pageText(text, file, {edition, version}).text);
    },
    // Parses the page only if a check reads its tree.
    get tree() {
      return (tree ??= parseMdxOnce(this.shownText));
    },
  };
}

async function readReferences(
  page: CheckedPage,
  loadVersionFacts: SiteOptions['loadVersionFacts'],
): Promise<Omit<ReadPage, 'page'>> {
  const unreadable = [...checkMarks(page.text), ...(await readFrontMatter(page.text)).problems];
  if (unreadable.length > 0) return {problems: unreadable};
  try {
    const {ids, problems} = pageAnchors(page, loadVersionFacts);
    return {
      problems: [...problems, ...checkEditionPassages(page.text, page.file), ...checkSyntax(page.tree, page.shownText)],
      references: {ids, links: listLinks(page.tree)},
    };
  } catch (error) {
    return {problems: [toProblem(error)]};
  }
}

/** Returns the ids of a page. Those of class pages come from the facts. */
function pageAnchors(
  {file, collection: {version}, tree, text}: CheckedPage,
  loadVersionFacts: SiteOptions['loadVersionFacts'],
): Pick<Anchors, 'ids' | 'problems'> {
  const classes = version ? loadVersionFacts(version).classes : {};
  const className = classOfPage(file, Object.keys(classes));
  if (className !== undefined) return {ids: new Set(idsOnPage(classes[className]!)), problems: []};
  return isPartial(file) ? {ids: new Set(), problems: []} : readAnchors(tree, text);
}

function collectTargets(read: ReadPage[], root: string): Targets {
  const targets: Targets = {root, files: new Map(), ids: new Map(), pages: new Map(), routes: new Set(['/search'])};
  for (const {page, references} of read) {
    const {file} = page;
    if (isPartial(file)) continue;
    targets.files.set(pageName(file), file);
    if (references) targets.ids.set(file, references.ids);
    targets.pages.set(pageUrl(page), file);
  }
  for (const file of filesBelow(path.join(root, 'src/pages'))) {
    const [, name] = /^((?!_)(?:(?!\/_).)*?)\.tsx$/.exec(file) ?? [];
    if (name !== undefined) targets.routes.add(`/${name.replace(/(^|\/)index$/, '')}`);
  }
  return targets;
}

/** Turns an exception into a problem, with file and line from its message (`docs/a.mdx:3: ...`) or the line of the parser. */
function toProblem(thrown: unknown): Problem {
  const error = thrown as Error & {line?: number; reason?: string; place?: {line?: number; start?: {line: number}}};
  const [, named, line, message] = /^([^\s:]+\.(?:mdx?|json)):(\d+): ([\s\S]*)$/.exec(error.message) ?? [];
  if (message !== undefined) return {file: named, line: Number(line), message};
  const reason = (error.reason ?? error.message).split('\n')[0] ?? '';
  // Names the tag that is never closed; the error itself is at the end of its block, or has no line.
  const [, opened] = /\((\d+):\d+-\d+:\d+\)/.exec(reason) ?? [];
  return {
    line: opened === undefined ? (error.line ?? error.place?.start?.line ?? error.place?.line ?? 1) : Number(opened),
    message: `cannot be read: ${reason}; correct the syntax, or write \\<, \\{ or backticks around text that is not code`,
  };
}
