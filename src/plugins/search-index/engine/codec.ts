import {LEVELS, type RecordKind} from '../../../utils/search/types';
import {packAnchor, unpackAnchor} from './anchors';
import {checkFile, FORMAT, IndexFileError, type HeadingsFile, type TextsFile} from './indexFiles';
import {packTexts, unpackTexts} from './packTexts';
import {titleOf} from './postings';
import {parentsOf, type Texts} from './searchIndex';
import type {Heading, IndexDocument} from './types';

const KINDS: Record<string, RecordKind> = {p: 'page', c: 'class', m: 'member', s: 'section', a: 'parameter'};
const LETTERS = Object.fromEntries(Object.entries(KINDS).map(([letter, kind]) => [kind, letter])) as Record<
  RecordKind,
  string
>;

const FIRST_SORT = 'a'.charCodeAt(0);

/** Level, kind and standing of a heading: `3m1` is a deprecated member. */
function sortOf({type, kind, deprecated, news}: IndexDocument): string {
  return `${type.slice(3)}${LETTERS[kind]}${Number(deprecated) + 2 * Number(news)}`;
}

/** Packs documents into the two files of an index. */
export function encodeIndex(documents: IndexDocument[], build: string): {headings: HeadingsFile; texts: TextsFile} {
  const parents = parentsOf(documents);
  const pages = documents.filter((document) => document.type === 'lvl1');
  const sorts = [...new Set(documents.map(sortOf))];
  const column = (pick: (document: IndexDocument, at: number) => string) => documents.map(pick).join('\n');
  return {
    headings: {
      format: FORMAT,
      build,
      sorts,
      sortOf: documents.map((document) => String.fromCharCode(FIRST_SORT + sorts.indexOf(sortOf(document)))).join(''),
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
    texts: {format: FORMAT, build, ...packTexts(documents)},
  };
}

/** Unpacks the first file. Throws an `IndexFileError` unless it is whole and of the build that was asked for. */
export function decodeHeadings(file: unknown, build: string): Heading[] {
  const data = checkFile<HeadingsFile>(file, build);
  const count = data.sortOf.length;
  const lines = (text: string) => (count === 0 ? [] : text.split('\n'));
  const [titles, anchors, aliases, links] = [data.titles, data.anchors, data.aliases, data.links].map(lines) as [
    string[],
    string[],
    string[],
    string[],
  ];
  const pages = lines(data.pages);
  const groups = lines(data.groups);
  if ([titles, anchors, aliases, links].some((column) => column.length !== count)) {
    throw new IndexFileError('the headings of the search index do not match each other');
  }
  const headings: Heading[] = [];
  let page = -1;
  const open: string[] = [];
  const path: (string | null)[] = [];
  for (let at = 0; at < count; at++) {
    const sort = data.sorts[data.sortOf.charCodeAt(at) - FIRST_SORT];
    if (!sort) throw new IndexFileError('the headings of the search index are of no sort that it knows');
    const [levelOf, kind, standing] = sort;
    const level = Number(levelOf);
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
    const flags = Number(standing);
    headings.push({
      url: pages[page]! + (anchor ? `#${anchor}` : ''),
      type: LEVELS[level] as Heading['type'],
      kind: KINDS[kind ?? ''] ?? 'section',
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
  const texts = unpackTexts(checkFile<TextsFile>(file, build));
  if (count > 0 && (texts.bodies.length !== count || texts.codes.length !== count)) {
    throw new IndexFileError('the texts of the search index do not match its headings');
  }
  return texts;
}

function anchorOf(heading: Heading): string {
  return heading.url.includes('#') ? heading.url.slice(heading.url.indexOf('#') + 1) : '';
}
