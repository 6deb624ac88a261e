import type {Hierarchy, RecordKind, SearchRecord} from '../../../utils/search/types';

/** A heading with everything under it: what the embedded index ranks and shows. */
export interface IndexDocument {
  url: string;
  type: Exclude<SearchRecord['type'], 'content'>;
  kind: RecordKind;
  hierarchy: Hierarchy;
  deprecated: boolean;
  news: boolean;
  aliases: string[];
  links: number;
  /** Paragraphs under the heading, one a line. */
  body: string;
  code: string;
}

/** A document without its texts: all that the first file of an index holds. */
export type Heading = Omit<IndexDocument, 'body' | 'code'>;

export interface Ranked {
  doc: number;
  score: number;
}
