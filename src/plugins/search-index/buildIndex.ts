import {promisify} from 'node:util';
import {brotliCompress} from 'node:zlib';
import type {SearchRecord} from '../../utils/search/types';
import {encodeIndex} from './engine/codec';
import {condenseCode} from './records/condenseCode';
import {toDocuments} from './records/toDocuments';
import {SYNONYMS} from './synonymTable';

/** Shares of the usual length of paragraphs to try. */
const SHARES = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4];

export interface IndexFiles {
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
 * @param maxBytes most bytes of both files of a build, compressed
 * @param shared records that belong to the index of every version
 */
export async function buildIndex(
  records: SearchRecord[],
  maxBytes: number,
  ...shared: SearchRecord[][]
): Promise<IndexFiles> {
  const cached = cache.get(records);
  if (cached && cached.shared.every((list, i) => list === shared[i])) return cached.files;
  const files = await encode([...records, ...shared.flat()], maxBytes);
  cache.set(records, {shared, files});
  return files;
}

/**
 * Encodes records. A build shortens the texts of an edition with many pages until the files fit. The development server does
 * not, because a reader on the same machine gains nothing.
 */
async function encode(records: SearchRecord[], maxBytes: number): Promise<IndexFiles> {
  return process.env.NODE_ENV === 'production' ? encodeWithin(records, maxBytes) : encodeTexts(records, 1);
}

/**
 * Encodes records with texts as long as a number of bytes permits.
 *
 * @param maxBytes most bytes of both files, compressed
 * @throws {Error} if even the shortest texts do not fit
 */
export async function encodeWithin(records: SearchRecord[], maxBytes: number): Promise<IndexFiles> {
  for (const share of SHARES) {
    const files = encodeTexts(records, share);
    const compressed = await Promise.all([files.headings, files.texts].map((text) => compress(text)));
    if (compressed[0]!.length + compressed[1]!.length <= maxBytes) return files;
  }
  throw new Error(
    `search-index: the index exceeds ${maxBytes} bytes even with short texts: index less in src/plugins/search-index/records/toDocuments.ts`,
  );
}

const compress = promisify<string, Buffer>(brotliCompress);

/** Encodes records with a share of the usual length of paragraphs. */
function encodeTexts(records: SearchRecord[], share: number): IndexFiles {
  const {headings, texts} = encodeIndex(condenseCode(toDocuments(records, share)), SYNONYMS);
  return {headings: JSON.stringify(headings), texts: JSON.stringify(texts)};
}
