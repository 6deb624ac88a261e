import {kebab} from '../../../content/api/ids';
import {groupBy} from '../../../utils/groupBy';
import {levels, parameterLevel, type Hierarchy, type RecordKind} from '../types';
import type {HeadingsFile, TextsFile} from './indexFiles';
import {documentTitle} from './documents';
import type {SearchDocument, IndexDocument} from './types';

const kinds: Record<string, RecordKind> = {p: 'page', c: 'class', m: 'member', s: 'section'};

export const textEnd = '\u0003';
/** The character before the one for the next document. JSON does not escape those after it, except the backslash. */
const nearest = 0x22;

/**
 * Packs documents into the two files of an index.
 *
 * @param documents in page order; parameters follow their member
 */
export function encodeIndex(
  documents: IndexDocument[],
  synonyms: Readonly<Record<string, string>> = {},
): {headings: HeadingsFile; texts: TextsFile} {
  const headings: IndexDocument[] = [];
  const parameters: string[] = [];
  for (const document of documents) {
    if (document.kind === 'parameter') {
      const name = documentTitle(document);
      const id = document.url.slice(`${headings.at(-1)!.url}-option-`.length);
      const since = document.since === headings.at(-1)!.since ? '' : `@${packSince(document)}`;
      parameters.push(`${parameters.pop()} ${name}${id === kebab(name) ? '' : `#${id}`}${since}`.trim());
    } else {
      headings.push(document);
      parameters.push('');
    }
  }
  const pages = headings.filter(({type}) => type === 'lvl1');
  const column = (list: IndexDocument[], pick: (document: IndexDocument) => string) => list.map(pick).join('\n');
  const texts = (pick: (document: IndexDocument) => string) => documents.map(pick).join(textEnd);
  return {
    headings: {
      attributes: headings.map(packAttributes).join(''),
      titles: column(headings, documentTitle),
      anchors: column(headings, (heading) => {
        const [, anchor = ''] = heading.url.split('#');
        return anchor === usualAnchor(heading) ? '' : anchor;
      }),
      since: column(headings, packSince),
      aliases: column(headings, ({aliases}) => aliases.join('|')),
      pages: column(pages, ({url}) => url),
      groups: column(pages, ({hierarchy}) => hierarchy.lvl0 ?? ''),
    },
    texts: {
      parameters: parameters.join('\n'),
      bodies: texts(({body}) => body),
      messages: texts(({messages}) => messages.join('\n')),
      otherTitles: texts(({otherTitles}) => otherTitles.join('\n')),
      ...packHiddenWords(documents),
      synonyms: Object.entries(synonyms)
        .map((entry) => entry.join(': '))
        .join('\n'),
    },
  };
}

/**
 * Lists the documents of each word, because they take a quarter less than the words of each document. A document is a
 * character: its distance from the one before.
 */
function packHiddenWords(documents: IndexDocument[]): Pick<TextsFile, 'hiddenWords' | 'hiddenWordDocuments'> {
  const entries = documents.flatMap(({hiddenWords}, doc) => hiddenWords.map((word) => ({word, doc})));
  const lists = groupBy(entries, ({word}) => word);
  const words = [...lists.keys()].sort();
  const pack = (list: {doc: number}[]) =>
    String.fromCharCode(...list.map(({doc}, i) => nearest + doc - (list[i - 1]?.doc ?? -1)));
  return {hiddenWords: words.join('\n'), hiddenWordDocuments: words.map((word) => pack(lists.get(word)!)).join(' ')};
}

export function unpackHiddenWords({
  hiddenWords,
  hiddenWordDocuments,
}: TextsFile): [word: string, documents: number[]][] {
  const lists = hiddenWordDocuments.split(' ');
  return hiddenWords.split('\n').map((word, i) => {
    let doc = -1;
    return [word, Array.from(lists[i]!, (character) => (doc += character.charCodeAt(0) - nearest))];
  });
}

/** Derives an anchor like the site does for most headings, so that the index stores only the others. */
function usualAnchor(heading: Omit<SearchDocument, 'url'>): string {
  const title = documentTitle(heading);
  // The anchor of a member contains its name in other languages, which is an alias if it differs.
  if (heading.kind === 'member') {
    const name = heading.aliases[0] ?? title.slice(title.indexOf('.') + 1).replace(/\(.*\)$/, '');
    return `${kebab(heading.hierarchy.lvl1!)}-${kebab(name)}`;
  }
  // Like github-slugger.
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

const packSince = ({since}: Pick<SearchDocument, 'since'>): string => since?.slice('1.'.length) ?? '';
const unpackSince = (packed: string): string | null => (packed === '' ? null : `1.${packed}`);

/** The score depends on the logarithm of the number of links only, so that rounding it is precise enough. */
function packAttributes({type, kind, deprecated, secondary, links}: IndexDocument): string {
  const letter = Object.keys(kinds).find((one) => kinds[one] === kind)!;
  const linksLevel = Math.round(Math.log(1 + links)).toString(36);
  return `${type.slice(3)}${letter}${Number(deprecated) + 2 * Number(secondary)}${linksLevel}`;
}

/**
 * Unpacks the documents of an index, without their texts.
 *
 * @param parameters column of the second file; each parameter becomes a document after its member
 */
export function decodeHeadings(file: HeadingsFile, parameters = ''): SearchDocument[] {
  const lines = Object.fromEntries(
    Object.entries({...file, parameters}).map(([name, column]) => [name, column.split('\n')]),
  ) as Record<keyof HeadingsFile | 'parameters', string[]>;
  let page = -1;
  const path: (string | null)[] = [];
  const hierarchyAt = (level: number, title: string): Hierarchy => {
    path.fill(null, level);
    path[level] = title;
    return Object.fromEntries(levels.map((name, i) => [name, path[i] ?? null])) as Hierarchy;
  };
  return (file.attributes.match(/.{4}/g) ?? []).flatMap(
    ([levelDigit, letter, flagsDigit, linksDigit], i): SearchDocument[] => {
      const level = Number(levelDigit);
      if (level === 1) path[0] = lines.groups[++page]!;
      const aliases = lines.aliases[i]!;
      const heading = {
        type: levels[level] as SearchDocument['type'],
        kind: kinds[letter!]!,
        hierarchy: hierarchyAt(level, lines.titles[i]!),
        deprecated: (Number(flagsDigit) & 1) !== 0,
        secondary: (Number(flagsDigit) & 2) !== 0,
        since: unpackSince(lines.since[i]!),
        aliases: aliases ? aliases.split('|') : [],
        links: Math.round(Math.exp(parseInt(linksDigit!, 36)) - 1),
      };
      const url = lines.pages[page]! + (level === 1 ? '' : `#${lines.anchors[i] || usualAnchor(heading)}`);
      const names = lines.parameters[i]?.split(' ').filter(Boolean) ?? [];
      return [
        {url, ...heading},
        ...names.map((packed): SearchDocument => {
          const [named = '', since] = packed.split('@');
          const [name = '', id = kebab(name)] = named.split('#');
          const hierarchy = hierarchyAt(parameterLevel, name);
          return {
            url: `${url}-option-${id}`,
            type: `lvl${parameterLevel}`,
            kind: 'parameter',
            hierarchy,
            since: since === undefined ? heading.since : unpackSince(since),
            deprecated: false,
            secondary: false,
            aliases: [],
            links: 0,
          };
        }),
      ];
    },
  );
}
