import type {SearchRecord} from '../../../utils/search/types';

/** A document without its texts: a heading or a parameter. */
export interface Heading extends Pick<
  SearchRecord,
  'url' | 'kind' | 'hierarchy' | 'deprecated' | 'news' | 'aliases' | 'links'
> {
  type: Exclude<SearchRecord['type'], 'content'>;
}

/** A heading with its content, as the embedded index ranks and shows it. */
export interface IndexDocument extends Heading, Pick<SearchRecord, 'phrases' | 'keywords'> {
  /** Paragraphs under the heading, one per line. */
  body: string;
  /** Flags and settings of the samples under the heading, see `condenseCode()`. */
  code: string;
}

/** The texts of all documents, in the order of the headings. Several texts of a document are lines. */
export interface Texts {
  bodies: string[];
  codes: string[];
  phrases: string[];
  keywords: string[];
}

/** A document in the results of a query. */
export interface Ranked {
  /** Position of the document in the index. */
  doc: number;
  score: number;
}
