import {stat} from 'node:fs/promises';
import type {Pluggable} from 'unified';
import type {PageSource} from '../../../content/collectPages';
import type {SearchRecord} from '../../../utils/search/types';
import {countLinks} from './countLinks';
import type {SectionTexts} from './phrases';
import {parsePage} from './parsePage';
import {readSections} from './readSections';
import {toRecords} from './toRecords';
import type {Section} from './types';

/** Sections by file, with the modification time of the file. After an edit, only the changed page is parsed again. */
const sectionCache = new Map<string, {mtime: number; sections: Section[]}>();

/** The latest records by search tag; the key contains the pages and their modification times. */
const recordCache = new Map<string, {key: string; records: SearchRecord[]}>();

/**
 * Reads the records of the pages of one version.
 *
 * @param plugins the remark plugins of the docs plugin
 * @param texts phrases and keywords of sections
 * @returns records in the order of the pages; the same array as in the previous call if no page has changed
 * @throws {Error} in a production build, if a page cannot be parsed
 */
export async function readRecords(
  pages: PageSource[],
  plugins: Pluggable[],
  texts: SectionTexts,
): Promise<SearchRecord[]> {
  const tag = pages[0]?.tag ?? '';
  const times = await Promise.all(pages.map(({file}) => stat(file).then(({mtimeMs}) => mtimeMs)));
  const key = JSON.stringify([pages, times]);
  const cached = recordCache.get(tag);
  if (cached?.key === key) return cached.records;
  const records = await createRecords(pages, plugins, texts);
  recordCache.set(tag, {key, records});
  return records;
}

async function createRecords(pages: PageSource[], plugins: Pluggable[], texts: SectionTexts): Promise<SearchRecord[]> {
  const parsed: {page: PageSource; sections: Section[]}[] = [];
  for (const page of pages) {
    try {
      parsed.push({page, sections: await readPage(page, plugins)});
    } catch (error) {
      // During development a page is often invalid for a moment, and `page-checks` reports it. The other pages stay
      // searchable.
      if (process.env.NODE_ENV === 'production') throw error;
    }
  }
  const links = countLinks(parsed);
  return parsed.flatMap(({page, sections}) => toRecords(page, sections, links, texts));
}

async function readPage(page: PageSource, plugins: Pluggable[]): Promise<Section[]> {
  const mtime = (await stat(page.file)).mtimeMs;
  const cached = sectionCache.get(page.file);
  if (cached?.mtime === mtime) return cached.sections;
  const sections = readSections(await parsePage(page.file, plugins), page.title);
  sectionCache.set(page.file, {mtime, sections});
  return sections;
}
