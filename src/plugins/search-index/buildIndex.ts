import {createHash} from 'node:crypto';
import type {SearchRecord} from '../../utils/search/types';
import {encodeIndex} from './engine/codec';
import {condenseCode} from './records/condenseCode';
import {toDocuments} from './records/toDocuments';

export interface IndexFiles {
  /** Ties the two files to each other and to the site's code. */
  build: string;
  headings: string;
  texts: string;
}

/** What was built last, by the first of the lists that it was built from. */
const built = new WeakMap<SearchRecord[], {lists: SearchRecord[][]; files: IndexFiles}>();

/**
 * The two files of one version's embedded index; those of last time for the same lists, since while a page is being
 * written only its own version changes.
 * @param own the version's records
 * @param shared those that stand in the index of every version
 */
export function buildIndex(own: SearchRecord[], ...shared: SearchRecord[][]): IndexFiles {
  const last = built.get(own);
  if (last && last.lists.every((list, at) => list === shared[at])) return last.files;
  const files = encode([...own, ...shared.flat()]);
  built.set(own, {lists: shared, files});
  return files;
}

function encode(records: SearchRecord[]): IndexFiles {
  const documents = condenseCode(toDocuments(records));
  const build = createHash('sha256').update(JSON.stringify(documents)).digest('hex').slice(0, 12);
  const {headings, texts} = encodeIndex(documents, build);
  return {build, headings: JSON.stringify(headings), texts: JSON.stringify(texts)};
}
