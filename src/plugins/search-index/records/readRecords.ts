import type {Root} from 'mdast';
import type {Pluggable} from 'unified';
import type {PageSource} from '../../../content/collectPages';
import {stampOf} from '../../../content/pageDependencies';
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
 * @param plugins the remark plugins of the docs plugin
 * @param preprocess `markdown.preprocessor` of the site
 * @param texts phrases and keywords of sections
 * @returns records in the order of the pages; the same array as in the previous call if no page has changed
 * @throws {Error} in a production build, if a page cannot be parsed
 */
export async function readRecords(
  pages: PageSource[],
  plugins: Pluggable[],
  preprocess: Preprocessor | undefined,
  texts: SectionTexts,
): Promise<SearchRecord[]> {
  const tag = pages[0]?.tag ?? '';
  const parsed = await parsePages(pages, (file) => parsePage(file, plugins, preprocess));
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

async function parsePages(pages: PageSource[], parse: (file: string) => Promise<Root>): Promise<ParsedPage[]> {
  const parsed: ParsedPage[] = [];
  for (const page of pages) {
    try {
      parsed.push({page, sections: await readPage(page, parse)});
    } catch (error) {
      // During development a page is often invalid for a moment, and `page-checks` reports it. The other pages stay
      // searchable.
      if (process.env.NODE_ENV === 'production') throw error;
    }
  }
  return parsed;
}

async function readPage(page: PageSource, parse: (file: string) => Promise<Root>): Promise<Section[]> {
  const cached = sectionCache.get(page.file);
  if (cached?.stamp === stampOf(page.file)) return cached.sections;
  const sections = readSections(await parse(page.file), page.title);
  sectionCache.set(page.file, {stamp: stampOf(page.file), sections});
  return sections;
}
