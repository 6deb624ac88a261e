import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {Pluggable} from 'unified';
import type {PageSource} from '../../../content/collectPages';
import {addDependency, dependenciesOf, stampOf} from '../../../content/pageDependencies';
import {findVersion, versionFolders} from '../../../content/versions';
import type {SearchRecord} from '../../../utils/search/types';
import {countLinks} from './countLinks';
import type {SectionTexts} from './phrases';
import {parsePage, type Preprocessor} from './parsePage';
import {readSections} from './readSections';
import {toRecords} from './toRecords';
import type {Section} from './types';

/** Sections by file. After an edit, only the pages that depend on the changed file are parsed again. */
const sectionCache = new Map<string, {stamp: string; sections: Section[]}>();

/** The latest records by search tag, and what they were created from. */
const recordCache = new Map<string, {parsed: ParsedPage[]; records: SearchRecord[]}>();

interface ParsedPage {
  page: PageSource;
  sections: Section[];
}

/**
 * Reads the records of the pages of one version.
 *
 * @param root folder of the site
 * @param plugins the remark plugins of the docs plugin
 * @param preprocess `markdown.preprocessor` of the site
 * @param texts phrases and keywords of sections
 * @returns records in the order of the pages; the same array as in the previous call if no page has changed
 * @throws {Error} in a production build, if a page cannot be parsed
 */
export async function readRecords(
  pages: PageSource[],
  root: string,
  plugins: Pluggable[],
  preprocess: Preprocessor | undefined,
  texts: SectionTexts,
): Promise<SearchRecord[]> {
  const tag = pages[0]?.tag ?? '';
  const parsed = await parsePages(pages, root, (file) => parsePage(file, plugins, preprocess));
  const cached = recordCache.get(tag);
  if (cached && areSame(cached.parsed, parsed)) return cached.records;
  const links = countLinks(parsed);
  const records = parsed.flatMap(({page, sections}) => toRecords(page, sections, links, texts));
  recordCache.set(tag, {parsed, records});
  return records;
}

const areSame = (one: ParsedPage[], other: ParsedPage[]): boolean =>
  one.length === other.length &&
  one.every(
    ({page, sections}, i) => sections === other[i]?.sections && JSON.stringify(page) === JSON.stringify(other[i].page),
  );

async function parsePages(
  pages: PageSource[],
  root: string,
  parse: (file: string) => Promise<Root>,
): Promise<ParsedPage[]> {
  const parsed: ParsedPage[] = [];
  for (const page of pages) {
    try {
      parsed.push({page, sections: await readPage(page, root, parse)});
    } catch (error) {
      // During development a page is often invalid for a moment, and `page-checks` reports it. The other pages stay
      // searchable.
      if (process.env.NODE_ENV === 'production') throw error;
    }
  }
  return parsed;
}

async function readPage(page: PageSource, root: string, parse: (file: string) => Promise<Root>): Promise<Section[]> {
  const cached = sectionCache.get(page.file);
  if (cached?.stamp === stampOf(page.file)) return cached.sections;
  const sections = sectionsOfTwin(page.file, root) ?? readSections(await parse(page.file), page.title);
  sectionCache.set(page.file, {stamp: stampOf(page.file), sections});
  return sections;
}

/**
 * Returns the sections of the same page of another version, if both versions document the same library, and the page and
 * the files that it depends on have the same content. This is so for most pages, so most are parsed once.
 *
 * @param file absolute path of the page
 */
function sectionsOfTwin(file: string, root: string): Section[] | undefined {
  const own = findVersion(path.relative(root, file).split(path.sep).join('/'));
  for (const [folder, library] of Object.entries(versionFolders)) {
    if (own?.library !== library || own.folder === folder) continue;
    const ownPath = (other: string): string => {
      const name = path.relative(path.join(root, folder), other);
      return name.startsWith('..') ? other : path.join(root, own.folder, name);
    };
    const twin = path.join(root, folder, path.relative(path.join(root, own.folder), file));
    const cached = sectionCache.get(twin);
    if (cached?.stamp !== stampOf(twin)) continue;
    if (![twin, ...dependenciesOf(twin)].every((other) => areEqualFiles(other, ownPath(other)))) continue;
    for (const other of dependenciesOf(twin)) addDependency(file, ownPath(other));
    return cached.sections;
  }
  return undefined;
}

/** Whether two files have the same content, or neither exists. */
function areEqualFiles(one: string, other: string): boolean {
  if (one === other) return true;
  const [first, second] = [one, other].map((file) => (existsSync(file) ? readFileSync(file) : undefined));
  return first && second ? first.equals(second) : first === second;
}
