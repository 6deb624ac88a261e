import type {HostedIndex} from './options';

/** Global data that the plugin passes to the browser. */
export interface SearchGlobalData {
  hosted: HostedIndex | null;
  searchPath: string;
  /** Search tag of the version that the site shows by default. */
  defaultTag: string;
  /** URL of the form on which users report a query without results. */
  reportUrl: string;
}

/** URLs of the two index files of a version. */
export interface IndexLocation {
  headings: string;
  texts: string;
}

/** Default export of `manifest.js` in the plugin's data folder: locations by search tag. */
export type Manifest = Record<string, IndexLocation>;
