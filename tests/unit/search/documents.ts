import type {IndexDocument} from '../../../src/plugins/search-index/engine/types';
import {decodeHeadings, decodeTexts, encodeIndex} from '../../../src/plugins/search-index/engine/codec';
import {SearchIndex} from '../../../src/plugins/search-index/engine/searchIndex';

const empty = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};

/** A page of a guide. */
export function guide(slug: string, title: string, body = '', more: Partial<IndexDocument> = {}): IndexDocument {
  return {
    url: `/python/docs/${slug}`,
    type: 'lvl1',
    kind: 'page',
    hierarchy: {lvl0: 'Guides', lvl1: title, ...empty},
    deprecated: false,
    news: false,
    aliases: [],
    links: 0,
    body,
    code: '',
    ...more,
  };
}

/** A heading below a page. */
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
    code: '',
    ...more,
  };
}

/** The page of a class with its members and their parameters: `{goto: ['url', 'timeout']}`. */
export function apiClass(
  name: string,
  members: Record<string, string[]>,
  more: Partial<IndexDocument> = {},
): IndexDocument[] {
  const url = `/python/docs/api/class-${name.toLowerCase()}`;
  const kebab = name.replace(/([a-z])(?=[A-Z])/g, '$1-').toLowerCase();
  const page: IndexDocument = {
    ...guide('', name, '', {}),
    url,
    kind: 'class',
    hierarchy: {lvl0: 'Classes', lvl1: name, ...empty},
    ...more,
  };
  return [
    page,
    ...Object.entries(members).flatMap(([member, parameters]): IndexDocument[] => {
      const id = `${kebab}-${member.replaceAll('_', '-')}`;
      const own: IndexDocument = {
        ...page,
        url: `${url}#${id}`,
        type: 'lvl3',
        kind: 'member',
        hierarchy: {...page.hierarchy, lvl3: member},
        links: 0,
      };
      const below = parameters.map((parameter): IndexDocument => ({
        ...own,
        url: `${url}#${id}-option-${parameter.replaceAll('_', '-')}`,
        type: 'lvl4',
        kind: 'parameter',
        hierarchy: {...own.hierarchy, lvl4: parameter},
      }));
      return [own, ...below];
    }),
  ];
}

/** The index that a browser would have of these documents. */
export function indexOf(documents: IndexDocument[], {texts = true} = {}): SearchIndex {
  const files = encodeIndex(documents, 'test');
  const index = new SearchIndex(decodeHeadings(JSON.parse(JSON.stringify(files.headings)), 'test'));
  if (texts) index.addTexts(decodeTexts(JSON.parse(JSON.stringify(files.texts)), 'test', documents.length));
  return index;
}

/** Addresses of a query's answers, best first, without the site's base. */
export function find(index: SearchIndex, query: string): string[] {
  return index.search(query).ranked.map(({doc}) => index.headings[doc]!.url.replace('/python/docs/', ''));
}
