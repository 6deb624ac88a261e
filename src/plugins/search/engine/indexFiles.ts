import {LEVELS, type Hierarchy} from '../client/recordTypes';
import {titleOf} from './postings';
import type {Heading, IndexDocument, Texts} from './types';

/** The first file of an index: all headings except parameters, which the first results do not need. */
export type HeadingsFile = (Omit<Heading, 'hierarchy'> & {title: string; group?: string | null})[];

/** The second file of an index. */
export interface TextsFile extends Texts {
  /** The ids of the parameters of each heading by name. */
  parameters: Record<string, string>[];
  /** The words and symbols of `IndexDocument.rest`. */
  words: string[];
  /** The documents of each word, which take less than the words of each document: the differences of their numbers. */
  gaps: number[][];
  synonyms: string;
}

/**
 * Divides documents among the two files of an index.
 *
 * @param documents in page order; parameters follow their member
 * @param synonyms table of synonyms
 */
export function writeIndex(documents: IndexDocument[], synonyms = ''): {headings: HeadingsFile; texts: TextsFile} {
  const headings: HeadingsFile = [];
  const parameters: Record<string, string>[] = [];
  const rest = new Map<string, number[]>();
  documents.forEach((document, doc) => {
    const {url, type, kind, hierarchy, deprecated, news, aliases, links} = document;
    const title = titleOf(document);
    if (kind === 'parameter') {
      parameters.at(-1)![title] = url.slice(`${headings.at(-1)!.url}-option-`.length);
    } else {
      const group = type === 'lvl1' ? {group: hierarchy.lvl0} : {};
      headings.push({url, type, kind, title, ...group, deprecated, news, aliases, links});
      parameters.push({});
    }
    for (const word of document.rest) {
      const list = rest.get(word);
      if (list) list.push(doc);
      else rest.set(word, [doc]);
    }
  });
  const linesOf = (pick: (document: IndexDocument) => string[]) =>
    documents.map((document) => pick(document).join('\n'));
  return {
    headings,
    texts: {
      parameters,
      bodies: documents.map(({body}) => body),
      phrases: linesOf(({phrases}) => phrases),
      keywords: linesOf(({keywords}) => keywords),
      words: [...rest.keys()],
      gaps: Array.from(rest.values(), (list) => list.map((doc, i) => doc - (list[i - 1] ?? 0))),
      synonyms,
    },
  };
}

/**
 * Reads the headings of an index.
 *
 * @param parameters those of the second file; each becomes a heading after its member
 */
export function readHeadings(file: HeadingsFile, parameters: TextsFile['parameters'] = []): Heading[] {
  const path: (string | null)[] = LEVELS.map(() => null);
  return file.flatMap(({title, group, ...heading}, i): Heading[] => {
    const level = LEVELS.indexOf(heading.type);
    if (group !== undefined) path[0] = group;
    path.fill(null, level);
    path[level] = title;
    const hierarchy = Object.fromEntries(LEVELS.map((name, at) => [name, path[at]])) as Hierarchy;
    return [
      {...heading, hierarchy},
      ...Object.entries(parameters[i] ?? {}).map(([name, id]): Heading => ({
        url: `${heading.url}-option-${id}`,
        type: 'lvl4',
        kind: 'parameter',
        hierarchy: {...hierarchy, lvl4: name},
        deprecated: false,
        news: false,
        aliases: [],
        links: 0,
      })),
    ];
  });
}

/** Reads the documents of each word of `IndexDocument.rest`. */
export function readRest({words, gaps}: TextsFile): [word: string, documents: number[]][] {
  return words.map((word, i) => {
    let doc = 0;
    return [word, gaps[i]!.map((gap) => (doc += gap))];
  });
}
