import {LEVELS, type RecordKind} from '../../../utils/search/types';
import {packAnchor, unpackAnchor} from './anchors';
import {checkFile, FORMAT, IndexFileError, type HeadingsFile, type TextsFile} from './indexFiles';
import {packTexts} from './packTexts';
import {titleOf} from './postings';
import {parentsOf} from './searchIndex';
import type {Heading, IndexDocument} from './types';

const KINDS: Record<string, RecordKind> = {p: 'page', c: 'class', m: 'member', s: 'section', a: 'parameter'};
const LETTERS = Object.fromEntries(Object.entries(KINDS).map(([letter, kind]) => [kind, letter])) as Record<
  RecordKind,
  string
>;

/** Character code of the first id of an attribute set. */
const FIRST_ID = '#'.charCodeAt(0);
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
 * @param build build id to store in both files
 * @param synonyms table of synonyms
 */
export function encodeIndex(
  documents: IndexDocument[],
  build: string,
  synonyms = '',
): {headings: HeadingsFile; texts: TextsFile} {
  const parents = parentsOf(documents);
  const pages = documents.filter((document) => document.type === 'lvl1');
  const attributeSets = [...new Set(documents.map(packAttributes))];
  const column = (pick: (document: IndexDocument, doc: number) => string) => documents.map(pick).join('\n');
  return {
    // The order of the columns is the one that compresses best.
    headings: {
      format: FORMAT,
      build,
      titles: column((document) => titleOf(document)),
      anchors: column((document, doc) => {
        const parent = parents[doc]! >= 0 ? anchorOf(documents[parents[doc]!]!) : '';
        return document.type === 'lvl1'
          ? ''
          : packAnchor(anchorOf(document), document.kind, titleOf(document), document.hierarchy.lvl1 ?? '', parent);
      }),
      aliases: column((document) => document.aliases.join('|')),
      pages: pages.map((page) => page.url).join('\n'),
      groups: pages.map((page) => page.hierarchy.lvl0 ?? '').join('\n'),
      attributeSets,
      attributeSetIds: documents
        .map((document) => String.fromCharCode(FIRST_ID + attributeSets.indexOf(packAttributes(document))))
        .join(''),
    },
    texts: {format: FORMAT, build, ...packTexts(documents), synonyms},
  };
}

/**
 * Unpacks the first file of an index.
 *
 * @param file parsed JSON of the file
 * @param build expected build id
 * @throws {IndexFileError} if the file is incomplete or belongs to another build
 */
export function decodeHeadings(file: unknown, build: string): Heading[] {
  const data = checkFile<HeadingsFile>(file, build);
  const count = data.attributeSetIds.length;
  const lines = (text: string) => (count === 0 ? [] : text.split('\n'));
  const [titles, anchors, aliases] = [data.titles, data.anchors, data.aliases].map(lines) as [
    string[],
    string[],
    string[],
  ];
  const pages = lines(data.pages);
  const groups = lines(data.groups);
  if ([titles, anchors, aliases].some((column) => column.length !== count)) {
    throw new IndexFileError('the columns of the search index have different lengths');
  }
  const headings: Heading[] = [];
  let page = -1;
  /** The latest anchor of each level. */
  const anchorsByLevel: string[] = [];
  const path: (string | null)[] = [];
  for (let doc = 0; doc < count; doc++) {
    const attributes = data.attributeSets[data.attributeSetIds.charCodeAt(doc) - FIRST_ID];
    if (!attributes) throw new IndexFileError('a heading of the search index has unknown attributes');
    const [levelDigit, kindLetter, flagsDigit, linksDigit] = attributes;
    const kind = KINDS[kindLetter ?? ''] ?? 'section';
    const level = Number(levelDigit);
    if (level === 1) page++;
    const title = titles[doc]!;
    path.length = Math.max(path.length, level + 1);
    path.fill(null, level === 1 ? 0 : level);
    if (level === 1) path[0] = groups[page]!;
    path[level] = title;
    anchorsByLevel.length = Math.min(anchorsByLevel.length, level);
    const parent = anchorsByLevel.filter((above) => above !== undefined).at(-1) ?? '';
    const anchor = level === 1 ? '' : unpackAnchor(anchors[doc]!, kind, title, path[1] ?? '', parent);
    anchorsByLevel[level] = anchor;
    const flags = Number(flagsDigit);
    headings.push({
      url: pages[page]! + (anchor ? `#${anchor}` : ''),
      type: LEVELS[level] as Heading['type'],
      kind,
      hierarchy: Object.fromEntries(LEVELS.map((name, i) => [name, path[i] ?? null])) as Heading['hierarchy'],
      deprecated: (flags & 1) > 0,
      news: (flags & 2) > 0,
      aliases: aliases[doc]! ? aliases[doc]!.split('|') : [],
      links: Math.round(Math.exp(parseInt(linksDigit ?? '', 36) * LINKS_STEP) - 1),
    });
  }
  return headings;
}

function anchorOf(heading: Heading): string {
  return heading.url.includes('#') ? heading.url.slice(heading.url.indexOf('#') + 1) : '';
}
