import type {Hierarchy, RecordKind, SearchRecord} from '../../../utils/search/types';

/** A heading with its content, as the embedded index ranks and shows it. */
export interface IndexDocument {
  url: string;
  type: Exclude<SearchRecord['type'], 'content'>;
  kind: RecordKind;
  hierarchy: Hierarchy;
  deprecated: boolean;
  news: boolean;
  aliases: string[];
  links: number;
  /** Messages that the text explains, see `SearchRecord`. */
  phrases: string[];
  /** Other words for the heading, see `SearchRecord`; scored like its title. */
  keywords: string[];
  /** Paragraphs under the heading, one per line. */
  body: string;
  /** Flags and settings of the samples under the heading, see `condenseCode()`. */
  code: string;
}

/** A document without its texts. */
export type Heading = Omit<IndexDocument, 'body' | 'code' | 'phrases' | 'keywords'>;

/** The texts of all documents, in the order of the headings. */
export interface Texts {
  bodies: string[];
  codes: string[];
  phrases: string[][];
  keywords: string[][];
  /** Table of synonyms, see `Synonyms`. */
  synonyms: string;
}

/** A document in the results of a query. */
export interface Ranked {
  /** Position of the document in the index. */
  doc: number;
  score: number;
}
