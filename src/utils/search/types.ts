/** The levels of a DocSearch record's hierarchy. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof LEVELS)[number];
export type Hierarchy = Record<Level, string | null>;

/** What a record describes; it decides its weight in the ranking. */
export type RecordKind = 'page' | 'class' | 'member' | 'section' | 'parameter';

/**
 * One record in the shape that DocSearch's crawler makes (https://docsearch.algolia.com/docs/record-extractor), with
 * what the embedded ranking needs beside it.
 */
export interface SearchRecord {
  objectID: string;
  url: string;
  /** The deepest heading level of the record, or `content` for text under it. */
  type: Exclude<Level, 'lvl0'> | 'content';
  hierarchy: Hierarchy;
  content: string | null;
  language: string;
  docusaurus_tag: string;
  kind: RecordKind;
  /** Deprecated or discouraged: found, but after its replacement. */
  deprecated: boolean;
  /** Text of the release notes: found, but after the pages that explain. */
  news: boolean;
  /** Other names of the same thing, such as a member's name in the other editions. */
  aliases: string[];
  /** Samples under the heading, searched but never shown. */
  code: string;
  /** Links that lead here from elsewhere in the same version. */
  links: number;
  weight: {pageRank: number; level: number; position: number};
}

/** The parameters of a query, in the hosted service's names. */
export interface SearchRequest {
  indexName: string;
  query: string;
  facetFilters?: (string | string[])[];
  attributesToRetrieve?: string[];
  attributesToSnippet?: string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  hitsPerPage?: number;
  page?: number;
  clickAnalytics?: boolean;
}

export interface Marked {
  value: string;
  matchLevel?: 'none' | 'partial' | 'full';
}

/** A hit as the hosted service answers it. */
export interface SearchHit {
  objectID: string;
  url: string;
  type: SearchRecord['type'];
  hierarchy: Hierarchy;
  content: string | null;
  _highlightResult?: {hierarchy?: Partial<Record<Level, Marked>>; content?: Marked};
  _snippetResult?: {hierarchy?: Partial<Record<Level, Marked>>; content?: Marked};
  /** The embedded backend's score; the hosted service has none, and nothing may depend on it. */
  _rankingInfo?: {userScore: number};
}

export interface SearchResult {
  index: string;
  hits: SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  query: string;
  queryID?: string;
  /** False while the embedded index answers from headings alone and the texts are still on their way. */
  exhaustive?: {nbHits: boolean};
}

export interface SearchResponse {
  results: SearchResult[];
  /** Fetches more of the index and answers better. A rejection leaves the first answer standing. */
  refine?: () => Promise<SearchResponse>;
}

/** What the modal and the search page ask; the embedded and the hosted backend both answer it. */
export interface SearchClient {
  readonly indexName: string;
  /** Fetches ahead, on the reader's first sign of intent. Never throws: a failure shows at the first query. */
  prepare(facetFilters: SearchRequest['facetFilters']): void;
  /** Throws when no answer can be had: every host unreachable, or the index cannot be fetched or read. */
  search(requests: SearchRequest[]): Promise<SearchResponse>;
  /** A reader saw these hits, and went to this one: for the hosted service's insights, where they are switched on. */
  onView?(result: SearchResult): void;
  onClick?(hit: SearchHit, result: SearchResult): void;
}
