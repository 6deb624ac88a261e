import {LEVELS, type RecordKind} from '../../../utils/search/types';
import {packAnchor, unpackAnchor} from './anchors';
import {titleOf} from './postings';
import {parentsOf, type Texts} from './searchIndex';
import type {Heading, IndexDocument} from './types';

/** Counted up whenever the files' layout changes: a browser never reads a file that it does not understand. */
export const FORMAT = 1;

/** The first file of an index: every heading, in columns, which compress better than rows. */
export interface HeadingsFile {
  format: number;
  build: string;
  /** One character a heading: its level, its kind, its standing. */
  levels: string;
  kinds: string;
  flags: string;
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
  bodies: string;
  codes: string;
}

/** A file that cannot be used: cut short, of another build, or no index at all. */
export class IndexFileError extends Error {
  override name = 'IndexFileError';
}

const KINDS: Record<string, RecordKind> = {p: 'page', c: 'class', m: 'member', s: 'section', a: 'parameter'};
const LETTERS = Object.fromEntries(Object.entries(KINDS).map(([letter, kind]) => [kind, letter])) as Record<
  RecordKind,
  string
>;
/** Stands before the line number of an earlier text that this one repeats. */
const SAME_AS = '\u0002';
/** Stands for a line break inside a text, which would end its line. */
const BREAK = '\u0003';

/** Packs documents into the two files of an index. */
export function encodeIndex(documents: IndexDocument[], build: string): {headings: HeadingsFile; texts: TextsFile} {
  const parents = parentsOf(documents);
  const pages = documents.filter((document) => document.type === 'lvl1');
  const column = (pick: (document: IndexDocument, at: number) => string) => documents.map(pick).join('\n');
  return {
    headings: {
      format: FORMAT,
      build,
      levels: documents.map((document) => document.type.slice(3)).join(''),
      kinds: documents.map((document) => LETTERS[document.kind]).join(''),
      flags: documents.map((document) => Number(document.deprecated) + 2 * Number(document.news)).join(''),
      titles: column((document) => titleOf(document)),
      anchors: column((document, at) => {
        const parent = parents[at]! >= 0 ? anchorOf(documents[parents[at]!]!) : '';
        return document.type === 'lvl1'
          ? ''
          : packAnchor(anchorOf(document), titleOf(document), document.hierarchy.lvl1 ?? '', parent);
      }),
      aliases: column((document) => document.aliases.join('|')),
      links: column((document) => (document.links > 0 ? document.links.toString(36) : '')),
      pages: pages.map((page) => page.url).join('\n'),
      groups: pages.map((page) => page.hierarchy.lvl0 ?? '').join('\n'),
    },
    texts: {
      format: FORMAT,
      build,
      bodies: packTexts(documents.map((document) => document.body)),
      codes: packTexts(documents.map((document) => document.code)),
    },
  };
}

/** Unpacks the first file. Throws an `IndexFileError` unless it is whole and of the build that was asked for. */
export function decodeHeadings(file: unknown, build: string): Heading[] {
  const data = checked<HeadingsFile>(file, build);
  const count = data.levels.length;
  const lines = (text: string) => (count === 0 ? [] : text.split('\n'));
  const [titles, anchors, aliases, links] = [data.titles, data.anchors, data.aliases, data.links].map(lines) as [
    string[],
    string[],
    string[],
    string[],
  ];
  const pages = lines(data.pages);
  const groups = lines(data.groups);
  if ([titles, anchors, aliases, links, data.kinds, data.flags].some((column) => column.length !== count)) {
    throw new IndexFileError('the headings of the search index do not match each other');
  }
  const headings: Heading[] = [];
  let page = -1;
  const open: string[] = [];
  const path: (string | null)[] = [];
  for (let at = 0; at < count; at++) {
    const level = Number(data.levels[at]);
    if (level === 1) page++;
    const title = titles[at]!;
    path.length = Math.max(path.length, level + 1);
    path.fill(null, level === 1 ? 0 : level);
    if (level === 1) path[0] = groups[page]!;
    path[level] = title;
    open.length = Math.min(open.length, level);
    const parent = open.filter((above) => above !== undefined).at(-1) ?? '';
    const anchor = level === 1 ? '' : unpackAnchor(anchors[at]!, title, path[1] ?? '', parent);
    open[level] = anchor;
    const flags = Number(data.flags[at]);
    headings.push({
      url: pages[page]! + (anchor ? `#${anchor}` : ''),
      type: LEVELS[level] as Heading['type'],
      kind: KINDS[data.kinds[at]!] ?? 'section',
      hierarchy: Object.fromEntries(LEVELS.map((name, i) => [name, path[i] ?? null])) as Heading['hierarchy'],
      deprecated: (flags & 1) > 0,
      news: (flags & 2) > 0,
      aliases: aliases[at]! ? aliases[at]!.split('|') : [],
      links: links[at]! ? parseInt(links[at]!, 36) : 0,
    });
  }
  return headings;
}

/** Unpacks the second file. Throws an `IndexFileError` unless it belongs to these headings. */
export function decodeTexts(file: unknown, build: string, count: number): Texts {
  const data = checked<TextsFile>(file, build);
  const texts = {bodies: unpackTexts(data.bodies), codes: unpackTexts(data.codes)};
  if (count > 0 && (texts.bodies.length !== count || texts.codes.length !== count)) {
    throw new IndexFileError('the texts of the search index do not match its headings');
  }
  return texts;
}

function checked<T extends {format: number; build: string}>(file: unknown, build: string): T {
  const data = file as Partial<T> | null;
  if (typeof data !== 'object' || data === null || data.format !== FORMAT)
    throw new IndexFileError('this is not a search index of this site');
  if (data.build !== build) throw new IndexFileError('the search index belongs to another build of the site');
  return data as T;
}

function anchorOf(heading: Heading): string {
  return heading.url.includes('#') ? heading.url.slice(heading.url.indexOf('#') + 1) : '';
}

function packTexts(texts: string[]): string {
  const seen = new Map<string, number>();
  return texts
    .map((text, at) => {
      const first = seen.get(text);
      if (text.length > 8 && first !== undefined) return SAME_AS + first.toString(36);
      seen.set(text, at);
      return text.replaceAll('\n', BREAK);
    })
    .join('\n');
}

function unpackTexts(packed: string): string[] {
  const texts: string[] = [];
  for (const line of packed.split('\n')) {
    texts.push(line.startsWith(SAME_AS) ? (texts[parseInt(line.slice(1), 36)] ?? '') : line.replaceAll(BREAK, '\n'));
  }
  return texts;
}
