import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {SidebarData} from '../src/content/sidebars';
import type {Language} from '../src/languages/types';
import type {EditionName} from '../src/data/editions';

/** Everything that is specific to one language edition. Components and plugins are shared by all editions. */
export interface Edition {
  name: EditionName;
  language: Language;
  /** Path of the edition on its host, with a leading and a trailing slash. */
  baseUrl: string;
  /** Origin of the published edition, without the path. */
  url: string;
  title: string;
  tagline: string;
  /** URL of the "Edit this page" link. Docusaurus appends the path of the page. */
  editUrl: string;
  /** URL of the form to report a problem with this site. */
  reportUrl: string;
  navbar: NonNullable<ThemeConfig['navbar']>;
  footer: NonNullable<ThemeConfig['footer']>;
  announcement: {id: string; content: string};
  sidebars: SidebarData;
  /** File of the sidebars, relative to the root, for error messages. */
  sidebarsFile: string;
  /** Pages that moved: old path to new path, see `redirects.ts`. */
  redirects: {docs: Record<string, string>; paths: Record<string, string>};
  /** File with the old ids of sections, relative to the root, see `src/plugins/old-ids`. */
  oldIdsFile: string;
  /** Folder of the API facts by version, relative to the root. */
  factsFolder: string;
  /** Messages of the library that each section explains, relative to the root. */
  messagesFile: string;
  /** Words that readers use for each section, relative to the root. */
  readerWordsFile: string;
}
