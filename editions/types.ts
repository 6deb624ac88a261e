import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {SidebarData} from '../src/content/sidebars';
import type {Language} from '../src/languages/types';
import type {EditionName} from '../src/data/editions';

/** Everything that is specific to one language edition, except the words, samples and components that all share. */
export interface Edition {
  name: EditionName;
  language: Language;
  /** Path of the edition on its host, with a slash at both ends. */
  baseUrl: string;
  /** Where the edition is published, without the path. */
  url: string;
  title: string;
  tagline: string;
  /** Where "edit this page" leads; the path of the page is appended. */
  editUrl: string;
  /** Address of the form for reporting a problem with this site. */
  reportUrl: string;
  navbar: NonNullable<ThemeConfig['navbar']>;
  footer: NonNullable<ThemeConfig['footer']>;
  announcement: {id: string; content: string};
  sidebars: SidebarData;
  /** Pages that moved: old path to new path, see `redirects.ts`. */
  redirects: {docs: Record<string, string>; paths: Record<string, string>};
  /** Folder of the API facts by version, relative to the root. */
  factsFolder: string;
}
