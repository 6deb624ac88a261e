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
