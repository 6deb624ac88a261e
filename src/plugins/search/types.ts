import type {HostedIndex} from './options';

/** Global data that the plugin passes to the browser. */
export interface SearchGlobalData {
  hosted: HostedIndex | null;
  searchPath: string;
  /** Search tag of the version that the site shows by default. */
  defaultTag: string;
  /** URL of the form on which readers report a query without results. */
  reportUrl: string;
}

/** Number of hits of a result, and number of hits that "Load more results" adds. */
export const hitsPerLoad = 20;

/** Number of words of a snippet on wide screens. */
export const snippetWords = 10;

/** URL of the page of a class, or of one of its sections. */
export const referenceUrl = /\/api\/class-[a-z]+(?:#|$)/;

/** Prefix of Docusaurus's search tag of a version of the documentation. */
export const versionTagPrefix = 'docs-default-';

/** URLs of the two index files of a version. */
export interface IndexLocation {
  headings: string;
  texts: string;
}

/** Default export of `manifest.js` in the plugin's data folder: locations by search tag. */
export type Manifest = Record<string, IndexLocation>;

/** The levels of the hierarchy of a DocSearch record. */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof levels)[number];
/** Level of members (`### goto`) in the API reference, and that of parameters, which have no heading. */
export const memberLevel = 3;
export const parameterLevel = 4;
export type Hierarchy = Record<Level, string | null>;

/** What a record describes. Affects its rank. */
export type RecordKind = 'page' | 'class' | 'member' | 'section' | 'parameter';

/** A record of DocSearch (https://docsearch.algolia.com/docs/record-extractor), with fields for the embedded ranking. */
export interface SearchRecord {
  objectID: string;
  url: string;
  /** The deepest heading level of the record, or `content` for text under it. */
  type: Exclude<Level, 'lvl0'> | 'content';
  hierarchy: Hierarchy;
  content: string | null;
  /** The locale of the page. This field and the next one have the names that Docusaurus gives them in Algolia. */
  language: string;
  docusaurus_tag: string;
  kind: RecordKind;
  /** Deprecated or discouraged; ranked after its replacement. The files of the embedded index leave it out for parameters. */
  deprecated: boolean;
  /** The release that added the class, member or parameter, such as `1.52`; null if every reader has it. */
  since: string | null;
  /** Repeats what other pages explain: the release notes, Upgrading, a video page. Ranked after guides and API reference. */
  secondary: boolean;
  /** Other names of the same thing, such as the name of a member in other languages. */
  aliases: string[];
  /** Messages of the library that the section explains. `*` stands for a value. Only in the records of headings. */
  messages: string[];
  /** Other words for the section: its ids on the official site, and those of readers. Only in records of headings. */
  otherTitles: string[];
  /** What hits never show: samples, signatures, badges, texts of components, and the text of sections without a record. */
  hiddenText: string;
  /** Number of links from the same version, see `countLinks()`. */
  links: number;
  weight: {pageRank: number; level: number; position: number};
}

/** Restricts a query to a locale, and to any of several search tags of Docusaurus. */
export interface SearchFilters {
  locale: string;
  tags: string[];
}

export interface SearchRequest {
  query: string;
  filters: SearchFilters;
  hitsPerPage: number;
  /** Length of a snippet in words. */
  snippetWords: number;
}

export interface Highlighted {
  value: string;
}

export interface SearchHit {
  objectID: string;
  url: string;
  type: SearchRecord['type'];
  hierarchy: Hierarchy;
  content: string | null;
  /** Missing in an index that an older version of the site has pushed. */
  since?: string | null;
  _highlightResult?: {hierarchy?: Partial<Record<Level, Highlighted>>};
  _snippetResult?: {content?: Highlighted};
  /** Score of the embedded backend. The hosted service does not return it, so it must stay optional. */
  _rankingInfo?: {userScore: number};
}

export interface SearchResult {
  hits: SearchHit[];
  nbHits: number;
  hitsPerPage: number;
  query: string;
  queryID?: string;
  /** Whether the query is the name of the first hit or its beginning. Only the embedded backend returns it. */
  namesFirstHit?: boolean;
}
