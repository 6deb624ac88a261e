import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {SidebarData} from '../src/content/sidebars';
import type {Language} from '../src/languages/types';
import type {EditionName} from '../src/data/editions';

/** URLs of other sites that the pages link to. */
export interface SiteLinks {
  repository: string;
  libraryRepository: string;
  chat: string;
  training: string;
  questions: string;
  releases: string;
}

/** What the landing page shows in one edition. */
export interface LandingData {
  heading: string;
  /** Command, or commands on lines of their own, that install the library. */
  install: string;
  /** The first test of `docs/intro`, as a content test checks, and how it is run. */
  sample: {language: string; file: string; code: string; command: string; output: string[]};
  /** The ways to use Playwright, each with a link to its first page. */
  ways: readonly {title: string; text: string; link: {label: string; to: string}}[];
  /** A sentence about how the samples are tested. */
  samplesText: string;
}

/** Everything that is specific to one language edition. Components and plugins are shared by all editions. */
export interface Edition {
  name: EditionName;
  language: Language;
  /** Path of the edition on its host, with a leading and a trailing slash. */
  baseUrl: string;
  /** Origin of the published edition, without the path. */
  url: string;
  title: string;
  /** Name of the library with its language: `Playwright for Python`. */
  libraryName: string;
  tagline: string;
  /** URL of the "Edit this page" link. Docusaurus appends the path of the page. */
  editUrl: string;
  /** URL of the form to report a problem with this site. */
  reportUrl: string;
  navbar: NonNullable<ThemeConfig['navbar']>;
  footer: NonNullable<ThemeConfig['footer']>;
  announcement: {id: string; content: string};
  sidebars: SidebarData;
  /** File of the sidebars, relative to the root. Checks read it again after an edit. */
  sidebarsFile: string;
  /** Pages that moved: old path to new path, see `redirects.ts`. */
  redirects: {docs: Record<string, string>; paths: Record<string, string>};
  /** File with the old ids of sections that only this edition has, relative to the root, see `src/plugins/old-ids`. */
  oldIdsFile: string;
  /** Messages of the library that each section explains, relative to the root. */
  messagesFile: string;
  /** Words that readers use for each section, relative to the root. */
  readerWordsFile: string;
  /**
   * Whether the edition lists a page, by its name without folder of the version (`intro`, `api/class-page`): all pages of the
   * reference, and the guides of its sidebar. `listUnpublished()` finds those that it does not have.
   */
  listsPage: (page: string) => boolean;
}
