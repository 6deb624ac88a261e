import {stat} from 'node:fs/promises';
import type {Pluggable} from 'unified';
import type {PageSource} from '../../../content/collectPages';
import type {SearchRecord} from '../../../utils/search/types';
import {countLinks} from './countLinks';
import {parsePage} from './parsePage';
import {readSections} from './readSections';
import {toRecords} from './toRecords';
import type {Section} from './types';

/** Sections by file, with the time of the file: while writing, only the page that changed is read anew. */
const cache = new Map<string, {changed: number; sections: Section[]}>();

/** The records of a version as they were made last, with what they were made from. */
const made = new Map<string, {from: string; records: SearchRecord[]}>();

/**
 * The records of the pages of one version, in the pages' order; the same array as last time when no page has changed.
 */
export async function readRecords(pages: PageSource[], plugins: Pluggable[]): Promise<SearchRecord[]> {
  const tag = pages[0]?.tag ?? '';
  const times = await Promise.all(pages.map(({file}) => stat(file).then(({mtimeMs}) => mtimeMs)));
  const from = JSON.stringify([pages, times]);
  const last = made.get(tag);
  if (last?.from === from) return last.records;
  const records = await makeRecords(pages, plugins);
  made.set(tag, {from, records});
  return records;
}

async function makeRecords(pages: PageSource[], plugins: Pluggable[]): Promise<SearchRecord[]> {
  const read: {page: PageSource; sections: Section[]}[] = [];
  for (const page of pages) {
    try {
      read.push({page, sections: await sectionsOf(page, plugins)});
    } catch (error) {
      // While a page is being written it is often broken for a moment, and says so itself; the others stay searchable.
      if (process.env.NODE_ENV === 'production') throw error;
      console.warn(error instanceof Error ? error.message : error);
    }
  }
  const links = countLinks(read);
  return read.flatMap(({page, sections}) => toRecords(page, sections, links));
}

async function sectionsOf(page: PageSource, plugins: Pluggable[]): Promise<Section[]> {
  const changed = (await stat(page.file)).mtimeMs;
  const known = cache.get(page.file);
  if (known?.changed === changed) return known.sections;
  const sections = readSections(await parsePage(page.file, plugins), page.title);
  cache.set(page.file, {changed, sections});
  return sections;
}
