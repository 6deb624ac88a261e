import {existsSync, readFileSync} from 'node:fs';
import type {Pluggable} from 'unified';
import type {PublishedPage} from '../../../content/collectPages';
import {isSameVersion, versions} from '../../../content/versions';
import {readStamp} from '../../../content/pageDependencies';
import type {SearchRecord} from '../types';
import {countLinks} from './countLinks';
import type {SearchTexts} from './sectionTexts';
import {parsePage, type Preprocessor} from '../../../content/parsePage';
import {toRecords} from './toRecords';
import {readSections, type Section} from './readSections';
import {messageOf} from '../../../utils/messageOf';

/** Sections by file. After an edit, only the pages that depend on the changed file are read again. */
const sectionCache = new Map<string, {stamp: string; sections: Section[]}>();

/** How a page becomes a tree, see `parsePage()`. */
export interface Pipeline {
  plugins: Pluggable[];
  /** `markdown.preprocessor` of the site. */
  preprocess?: Preprocessor | undefined;
  /** Texts of components, by name, see `readSections()`. */
  componentTexts: Readonly<Record<string, string>>;
}

/**
 * Reads the records of the pages of one version.
 *
 * @throws {Error} in a production build, if a page cannot be parsed
 */
export async function readRecords(
  pages: PublishedPage[],
  pipeline: Pipeline,
  searchTexts?: SearchTexts,
): Promise<SearchRecord[]> {
  const parsed: {page: PublishedPage; sections: Section[]}[] = [];
  for (const page of pages) {
    try {
      parsed.push({page, sections: await readPage({...page, file: twinOf(page.file)}, pipeline)});
    } catch (error) {
      // During development a page is often invalid for a moment, and `page-checks` reports it. The other pages stay
      // searchable.
      if (process.env.NODE_ENV === 'production') throw new Error(`search: ${messageOf(error)}`, {cause: error});
    }
  }
  const links = countLinks(parsed);
  return parsed.flatMap(({page, sections}) => toRecords(page, sections, links, searchTexts));
}

/** Returns the page of `next` with the same text, whose sections are read already, while both describe the same releases. */
function twinOf(file: string): string {
  const {next, stable} = versions;
  const twin = file.replace(`/${stable.folder}/`, `/${next.folder}/`);
  const isSame = isSameVersion(next, stable) && existsSync(twin) && readFileSync(twin).equals(readFileSync(file));
  return isSame ? twin : file;
}

async function readPage(
  {file, title}: PublishedPage,
  {plugins, preprocess, componentTexts}: Pipeline,
): Promise<Section[]> {
  const cached = sectionCache.get(file);
  if (cached?.stamp === readStamp(file)) return cached.sections;
  const sections = readSections(await parsePage(file, plugins, preprocess), title, componentTexts);
  sectionCache.set(file, {stamp: readStamp(file), sections});
  return sections;
}
