/** A page to make records from, before it is read. */
export interface PageSource {
  /** Absolute path of the Markdown file. */
  file: string;
  url: string;
  title: string;
  description: string;
  /** The group that its hits stand in: the label of its sidebar category. */
  group: string;
  language: string;
  /** Docusaurus's search tag of the version that it belongs to: `docs-default-stable`. */
  tag: string;
}

/** A heading of a page with what stands under it, up to the next heading. */
export interface Section {
  /** 1 is the page itself. */
  level: number;
  /** Null for the page itself. */
  id: string | null;
  title: string;
  paragraphs: string[];
  code: string[];
  /** Targets of its links, as written. */
  links: string[];
  deprecated: boolean;
}
