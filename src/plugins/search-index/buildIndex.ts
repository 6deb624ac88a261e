import {createHash} from 'node:crypto';
import type {SearchRecord} from '../../utils/search/types';
import {encodeIndex} from './engine/codec';
import {condenseCode} from './records/condenseCode';
import {toDocuments} from './records/toDocuments';
import {SYNONYMS} from './synonymTable';

export interface IndexFiles {
  /** Build id. A browser accepts the two files only if they have the id that the site's code expects. */
  build: string;
  headings: string;
  texts: string;
}

/** The latest index of each list of records, with the shared lists that it contains. */
const cache = new WeakMap<SearchRecord[], {shared: SearchRecord[][]; files: IndexFiles}>();

/**
 * Builds the two files of the embedded index of one version. Returns the cached files for the same lists, because an
 * edit during development changes only the version of the edited page.
 *
 * @param records records of the version
 * @param shared records that belong to the index of every version
 */
export function buildIndex(records: SearchRecord[], ...shared: SearchRecord[][]): IndexFiles {
  const cached = cache.get(records);
  if (cached && cached.shared.every((list, i) => list === shared[i])) return cached.files;
  const files = encode([...records, ...shared.flat()]);
  cache.set(records, {shared, files});
  return files;
}

function encode(records: SearchRecord[]): IndexFiles {
  const documents = condenseCode(toDocuments(records));
  const build = createHash('sha256')
    .update(JSON.stringify([documents, SYNONYMS]))
    .digest('hex')
    .slice(0, 12);
  const {headings, texts} = encodeIndex(documents, build, SYNONYMS);
  return {build, headings: JSON.stringify(headings), texts: JSON.stringify(texts)};
}
