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

/** The two files of one version's embedded index. */
export function buildIndex(records: SearchRecord[]): IndexFiles {
  const documents = condenseCode(toDocuments(records));
  const build = createHash('sha256').update(JSON.stringify(documents)).digest('hex').slice(0, 12);
  const {headings, texts} = encodeIndex(documents, build);
  return {build, headings: JSON.stringify(headings), texts: JSON.stringify(texts)};
}
