import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Pluggable} from 'unified';
import type {PageSource} from '../../../content/collectPages';
import {type BuildResults, keyOf, openBuildResults} from '../../../content/buildResults';
import {addDependency, dependenciesOf, stampOf} from '../../../content/pageDependencies';
import {findVersion} from '../../../content/versions';
import type {EditionName} from '../../../data/editions';
import type {SearchRecord} from '../../../utils/search/types';
import {countLinks} from './countLinks';
import type {SectionTexts} from './phrases';
import {parsePage, type Preprocessor} from './parsePage';
import {readSections} from './readSections';
import {toRecords} from './toRecords';
import type {Section} from './types';

/** Sections by file. After an edit, only the pages that depend on the changed file are read again. */
const sectionCache = new Map<string, {stamp: string; sections: Section[]}>();

/** The sections of a page, and a hash of each file on which they depend. `inVersion` stands for the folder of the version. */
interface StoredSections {
  sections: Section[];
  files: [file: string, hash: string][];
}

const inVersion = '<version>/';

/** How pages are read. */
export interface Reading {
  /** Folder of the site. */
  root: string;
  edition: EditionName;
  /** The remark plugins of the docs plugin. */
  plugins: Pluggable[];
  /** `markdown.preprocessor` of the site. */
  preprocess?: Preprocessor | undefined;
  /** Lists the pages on which links in other pages depend. */
  linkTargets: () => string[];
}

/**
 * Reads the records of the pages of one version.
 *
 * @param texts phrases and keywords of sections
 * @returns records in the order of the pages
 * @throws {Error} in a production build, if a page cannot be parsed
 */
export async function readRecords(
  pages: PageSource[],
  reading: Reading,
  texts?: SectionTexts,
): Promise<SearchRecord[]> {
  const linkTargets = reading.linkTargets();
  const parsed: {page: PageSource; sections: Section[]}[] = [];
  for (const page of pages) {
    try {
      parsed.push({page, sections: await readPage(page, reading, linkTargets)});
    } catch (error) {
      // During development a page is often invalid for a moment, and `page-checks` reports it. The other pages stay
      // searchable.
      if (process.env.NODE_ENV === 'production') throw error;
    }
  }
  storeOf(reading).save();
  const links = countLinks(parsed);
  return parsed.flatMap(({page, sections}) => toRecords(page, sections, links, texts));
}

async function readPage({file, title}: PageSource, reading: Reading, linkTargets: string[]): Promise<Section[]> {
  const cached = sectionCache.get(file);
  if (cached?.stamp === stampOf(file)) return cached.sections;
  const sections = await readSectionsOnce(file, title, reading, linkTargets);
  sectionCache.set(file, {stamp: stampOf(file), sections});
  return sections;
}

/**
 * Reads the sections of a page, unless an earlier build or another version has read the same page: with the same text,
 * library and contents of the files on which it depends. Most pages are the same in both versions.
 */
async function readSectionsOnce(
  file: string,
  title: string,
  reading: Reading,
  linkTargets: string[],
): Promise<Section[]> {
  const {root, plugins, preprocess} = reading;
  const name = path.relative(root, file).split(path.sep).join('/');
  const version = findVersion(name);
  const folder = version ? `${path.join(root, version.folder)}${path.sep}` : undefined;
  const toStored = (other: string): string =>
    folder !== undefined && other.startsWith(folder)
      ? inVersion + other.slice(folder.length)
      : path.relative(root, other);
  const fromStored = (other: string): string =>
    other.startsWith(inVersion) ? folder + other.slice(inVersion.length) : path.join(root, other);
  const key = keyOf(toStored(file), version?.library, title, readFileSync(file, 'utf8'), linkTargets);
  const store = storeOf(reading);
  const known = store.get(key);
  if (known?.files.every(([other, hash]) => hashOf(fromStored(other)) === hash)) {
    for (const [other] of known.files) addDependency(file, fromStored(other));
    return known.sections;
  }
  const sections = readSections(await parsePage(file, plugins, preprocess), title);
  store.set(key, {sections, files: dependenciesOf(file).map((other) => [toStored(other), hashOf(other)])});
  return sections;
}

const storeOf = ({root, edition}: Reading): BuildResults<StoredSections> => openBuildResults(root, edition, 'sections');

/** Returns a hash of a file, empty if there is none. */
const hashOf = (file: string): string => (existsSync(file) ? keyOf(readFileSync(file, 'base64')) : '');
