import type {IndexDocument} from '../../../src/plugins/search/engine/types';
import {completeIndex} from '../../../src/plugins/search/engine/completeIndex';
import {encodeIndex} from '../../../src/plugins/search/engine/codec';
import synonyms from '../../../src/plugins/search/synonyms.json';
import type {SearchIndex} from '../../../src/plugins/search/engine/SearchIndex';

const empty = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};

export function guide(slug: string, title: string, body = '', more: Partial<IndexDocument> = {}): IndexDocument {
  return {
    url: `/python/docs/${slug}`,
    type: 'lvl1',
    kind: 'page',
    hierarchy: {lvl0: 'Guides', lvl1: title, ...empty},
    deprecated: false,
    since: null,
    secondary: false,
    aliases: [],
    messages: [],
    otherTitles: [],
    links: 0,
    body,
    hiddenWords: [],
    ...more,
  };
}

/** Creates the document of a heading of a page. */
export function section(
  page: IndexDocument,
  title: string,
  body = '',
  more: Partial<IndexDocument> = {},
): IndexDocument {
  const anchor = title.toLowerCase().replace(/\s/g, '-');
  return {
    ...page,
    url: `${page.url}#${anchor}`,
    type: 'lvl2',
    kind: 'section',
    hierarchy: {...page.hierarchy, lvl2: title},
    links: 0,
    body,
    hiddenWords: [],
    ...more,
  };
}

/** Creates the documents of a class page, its members and their parameters: `{goto: ['url', 'timeout']}`. */
export function apiClass(
  name: string,
  members: Record<string, string[]>,
  more: Partial<IndexDocument> = {},
): IndexDocument[] {
  const url = `/python/docs/api/class-${name.toLowerCase()}`;
  const kebab = name.replace(/([a-z])(?=[A-Z])/g, '$1-').toLowerCase();
  const hierarchy = {lvl0: 'Classes', lvl1: name, ...empty};
  const page = guide('', name, '', {url, kind: 'class', hierarchy, ...more});
  return [
    page,
    ...Object.entries(members).flatMap(([member, parameters]): IndexDocument[] => {
      const id = `${kebab}-${member.replaceAll('_', '-')}`;
      const memberDocument: IndexDocument = {
        ...page,
        url: `${url}#${id}`,
        type: 'lvl3',
        kind: 'member',
        hierarchy: {...page.hierarchy, lvl3: member},
        links: 0,
      };
      const parameterDocuments = parameters.map((parameter): IndexDocument => ({
        ...memberDocument,
        url: `${url}#${id}-option-${parameter.replaceAll('_', '-')}`,
        type: 'lvl4',
        kind: 'parameter',
        hierarchy: {...memberDocument.hierarchy, lvl4: parameter},
      }));
      return [memberDocument, ...parameterDocuments];
    }),
  ];
}

/** Encodes and decodes documents, and builds the index like a browser. */
export function indexOf(documents: IndexDocument[]): SearchIndex {
  const files = JSON.parse(JSON.stringify(encodeIndex(documents, synonyms))) as ReturnType<typeof encodeIndex>;
  return completeIndex(files.headings, files.texts);
}

/** Returns the URLs of the results of a query, best first, without `/python/docs/`. */
export function find(index: SearchIndex, query: string): string[] {
  return index.search(query).ranked.map(({doc}) => index.documents[doc]!.url.replace('/python/docs/', ''));
}
