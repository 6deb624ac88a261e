import {LEVELS, type RecordKind} from '../../../utils/search/types';
import {packAnchor, unpackAnchor} from './anchors';
import {FIRST_CODE, type HeadingColumns, type HeadingsFile, type TextsFile} from './indexFiles';
import {packTexts} from './packTexts';
import {titleOf} from './postings';
import {parentsOf} from './searchIndex';
import type {Heading, IndexDocument} from './types';

const KINDS: Record<string, RecordKind> = {p: 'page', c: 'class', m: 'member', s: 'section', a: 'parameter'};
const LETTERS = Object.fromEntries(Object.entries(KINDS).map(([letter, kind]) => [kind, letter])) as Record<
  RecordKind,
  string
>;

/** Precision of link counts: the step of their logarithm. The score depends on the logarithm only. */
const LINKS_STEP = 1;

/** Packs level, kind, flags and links of a heading into four characters: `3m10` is a deprecated member without links. */
function packAttributes({type, kind, deprecated, news, links}: IndexDocument): string {
  const linksLevel = Math.round(Math.log(1 + links) / LINKS_STEP).toString(36);
  return `${type.slice(3)}${LETTERS[kind]}${Number(deprecated) + 2 * Number(news)}${linksLevel}`;
}

/**
 * Packs documents into the two files of an index.
 *
 * @param documents in page order; parameters follow their member
 * @param synonyms table of synonyms
 */
export function encodeIndex(documents: IndexDocument[], synonyms = ''): {headings: HeadingsFile; texts: TextsFile} {
  const parents = parentsOf(documents);
  const entries = documents.map((document, doc) => ({document, parent: documents[parents[doc]!]}));
  const isParameter = ({document}: Entry): boolean => document.kind === 'parameter';
  const pages = documents.filter((document) => document.type === 'lvl1');
  const counts: number[] = [];
  for (const entry of entries)
    if (isParameter(entry)) counts[counts.length - 1]!++;
    else counts.push(0);
  return {
    headings: {
      ...encodeColumns(entries.filter((entry) => !isParameter(entry))),
      pages: pages.map((page) => page.url).join('\n'),
      groups: pages.map((page) => page.hierarchy.lvl0 ?? '').join('\n'),
    },
    texts: {
      parameters: {...encodeColumns(entries.filter(isParameter)), counts: toCharacters(counts)},
      ...packTexts(documents),
      synonyms,
    },
  };
}

/** A document and the one whose heading is above it. */
interface Entry {
  document: IndexDocument;
  parent: IndexDocument | undefined;
}

/** Returns the columns in the order that compresses best. */
function encodeColumns(entries: Entry[]): HeadingColumns {
  const attributeSets = [...new Set(entries.map(({document}) => packAttributes(document)))];
  const column = (pick: (entry: Entry) => string) => entries.map(pick).join('\n');
  return {
    titles: column(({document}) => titleOf(document)),
    anchors: column(({document, parent}) =>
      document.type === 'lvl1'
        ? ''
        : packAnchor(
            anchorOf(document),
            document.kind,
            titleOf(document),
            document.hierarchy.lvl1 ?? '',
            parent ? anchorOf(parent) : '',
          ),
    ),
    aliases: column(({document}) => document.aliases.join('|')),
    attributeSets,
    attributeSetIds: toCharacters(entries.map(({document}) => attributeSets.indexOf(packAttributes(document)))),
  };
}

/** Writes each number as a character. */
const toCharacters = (numbers: number[]): string =>
  numbers.map((one) => String.fromCharCode(FIRST_CODE + one)).join('');

/** A heading as the columns store it. */
export interface Row {
  attributes: string;
  title: string;
  anchor: string;
  aliases: string;
}

/** Reads the rows of columns. */
export function readRows(columns: HeadingColumns): Row[] {
  const {attributeSets, attributeSetIds: ids} = columns;
  const lines = (text: string) => (ids.length === 0 ? [] : text.split('\n'));
  const [titles, anchors, aliases] = [columns.titles, columns.anchors, columns.aliases].map(lines) as [
    string[],
    string[],
    string[],
  ];
  return titles.map((title, i) => ({
    attributes: attributeSets[ids.charCodeAt(i) - FIRST_CODE]!,
    title,
    anchor: anchors[i]!,
    aliases: aliases[i]!,
  }));
}

/** Unpacks the first file of an index. */
export const decodeHeadings = (file: HeadingsFile): Heading[] => decodeRows(readRows(file), file);

/** Restores headings from rows in page order. */
export function decodeRows(rows: Row[], file: Pick<HeadingsFile, 'pages' | 'groups'>): Heading[] {
  const [pages, groups] = [file.pages.split('\n'), file.groups.split('\n')];
  let page = -1;
  /** The latest anchor of each level. */
  const anchorsByLevel: string[] = [];
  const path: (string | null)[] = [];
  return rows.map(({attributes, title, anchor: packed, aliases}) => {
    const [levelDigit, kindLetter, flagsDigit, linksDigit] = attributes;
    const kind = KINDS[kindLetter ?? ''] ?? 'section';
    const level = Number(levelDigit);
    if (level === 1) page++;
    path.length = Math.max(path.length, level + 1);
    path.fill(null, level === 1 ? 0 : level);
    if (level === 1) path[0] = groups[page]!;
    path[level] = title;
    anchorsByLevel.length = Math.min(anchorsByLevel.length, level);
    const parent = anchorsByLevel.filter((above) => above !== undefined).at(-1) ?? '';
    const anchor = level === 1 ? '' : unpackAnchor(packed, kind, title, path[1] ?? '', parent);
    anchorsByLevel[level] = anchor;
    const flags = Number(flagsDigit);
    return {
      url: pages[page]! + (anchor ? `#${anchor}` : ''),
      type: LEVELS[level] as Heading['type'],
      kind,
      hierarchy: Object.fromEntries(LEVELS.map((name, i) => [name, path[i] ?? null])) as Heading['hierarchy'],
      deprecated: (flags & 1) > 0,
      news: (flags & 2) > 0,
      aliases: aliases ? aliases.split('|') : [],
      links: Math.round(Math.exp(parseInt(linksDigit ?? '', 36) * LINKS_STEP) - 1),
    };
  });
}

function anchorOf(heading: Heading): string {
  return heading.url.includes('#') ? heading.url.slice(heading.url.indexOf('#') + 1) : '';
}
