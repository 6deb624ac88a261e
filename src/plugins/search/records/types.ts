/** A heading of a page and its content up to the next heading. */
export interface Section {
  /** Heading level; 1 for the page itself. */
  level: number;
  /** Anchor; null for the page itself. */
  id: string | null;
  title: string;
  paragraphs: string[];
  code: string[];
  /** Targets of the links in the section, as written. */
  links: string[];
  deprecated: boolean;
  /** The release that added the class, member or parameter, such as `1.52`; null if every reader has it. */
  since: string | null;
}
