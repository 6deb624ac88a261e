import type {SearchRecord} from '../types';

/** A document without its texts: a heading, or a parameter. */
export interface SearchDocument extends Pick<
  SearchRecord,
  'url' | 'kind' | 'hierarchy' | 'deprecated' | 'since' | 'secondary' | 'aliases' | 'links'
> {
  type: Exclude<SearchRecord['type'], 'content'>;
}

/** A document with its texts, as the embedded index ranks and shows it. */
export interface IndexDocument extends SearchDocument, Pick<SearchRecord, 'messages' | 'otherTitles'> {
  /** The beginnings of its paragraphs, one per line. Results show them. */
  body: string;
  /** The distinct words of its other text and samples, and all symbols. They are found, but never shown. */
  hiddenWords: string[];
}

/** The texts of all documents, in their order. Several texts of a document are lines. */
export interface Texts {
  bodies: string[];
  messages: string[];
  otherTitles: string[];
}

/** A document in the results of a query. */
export interface Ranked {
  doc: number;
  score: number;
}
