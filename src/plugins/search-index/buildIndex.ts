import {promisify} from 'node:util';
import {brotliCompress} from 'node:zlib';
import type {SearchRecord} from '../../utils/search/types';
import {encodeIndex} from './engine/codec';
import {condenseCode} from './records/condenseCode';
import {toDocuments} from './records/toDocuments';
import {SYNONYMS} from './synonymTable';

/** Shares of the usual length of paragraphs to try. */
const SHARES = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4];

export type IndexFiles = Record<'headings' | 'texts', string>;

const compress = promisify<string, Buffer>(brotliCompress);

/**
 * Builds the two files of the embedded index of one version. Shortens the texts of an edition with many pages until the
 * files fit.
 *
 * @param maxBytes most bytes of both files, compressed; infinite in development, where compressing would take a second
 * @throws {Error} if even the shortest texts do not fit
 */
export async function buildIndex(records: SearchRecord[], maxBytes: number): Promise<IndexFiles> {
  for (const share of SHARES) {
    const {headings, texts} = encodeIndex(condenseCode(toDocuments(records, share)), SYNONYMS);
    const files = {headings: JSON.stringify(headings), texts: JSON.stringify(texts)};
    if (maxBytes === Infinity) return files;
    const compressed = await Promise.all([compress(files.headings), compress(files.texts)]);
    if (compressed[0].length + compressed[1].length <= maxBytes) return files;
  }
  throw new Error(
    `search-index: the index exceeds ${maxBytes} bytes even with short texts: index less in src/plugins/search-index/records/toDocuments.ts`,
  );
}
