import type {HostedIndex} from './options';

/** What the plugin tells the browser. */
export interface SearchGlobalData {
  hosted: HostedIndex | null;
  searchPath: string;
  /** The search tag of the version that readers get unless they choose another. */
  defaultTag: string;
  /** Where readers report a query that finds nothing. */
  reportUrl: string;
}

/** Where the two files of a version's index are, and the build that they must be of. */
export interface IndexLocation {
  build: string;
  headings: string;
  texts: string;
}

/** `manifest.js` of the plugin's data folder: locations by search tag. */
export type Manifest = Record<string, IndexLocation>;
