/** Counted up whenever the files' layout changes: a browser never reads a file that it does not understand. */
export const FORMAT = 3;

/** The first file of an index: every heading, in columns, which compress better than rows. */
export interface HeadingsFile {
  format: number;
  build: string;
  /** Every combination of level, kind and standing that occurs, in three characters each. */
  sorts: string[];
  /** One character a heading: which of the sorts it is, from `a` on. */
  sortOf: string;
  /** One line a heading. */
  titles: string;
  anchors: string;
  aliases: string;
  links: string;
  /** One line a page. */
  pages: string;
  groups: string;
}

/** The second file: the texts, one line a heading, in the headings' order. */
export interface TextsFile {
  format: number;
  build: string;
  /** Every word of the texts, once; the texts are written in their numbers. */
  words: string[];
  bodies: string;
  codes: string;
}

/** A file that cannot be used: cut short, of another build, or no index at all. */
export class IndexFileError extends Error {
  override name = 'IndexFileError';
}

/**
 * A file's content, if it can be used.
 * @throws an `IndexFileError` on a file of another format or another build, and on what is no index file at all
 */
export function checkFile<T extends {format: number; build: string}>(file: unknown, build: string): T {
  const data = file as Partial<T> | null;
  if (typeof data !== 'object' || data === null || data.format !== FORMAT)
    throw new IndexFileError('this is not a search index of this site');
  if (data.build !== build) throw new IndexFileError('the search index belongs to another build of the site');
  return data as T;
}
