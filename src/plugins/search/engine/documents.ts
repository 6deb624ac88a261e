import type {SearchDocument} from './types';

/** Title of the sections whose headings are messages. */
const pitfallsTitle = 'Pitfalls';

/** Returns the text of the heading itself. */
export function documentTitle(document: Pick<SearchDocument, 'hierarchy' | 'type'>): string {
  return document.hierarchy[document.type] ?? '';
}

/** Returns the document of the page that contains a document. */
export function findPageDocument(doc: number, parents: number[]): number {
  let page = doc;
  while (parents[page]! >= 0) page = parents[page]!;
  return page;
}

/** Returns whether a heading is a message or mistake that the section explains. */
export function isPitfall(doc: number, documents: SearchDocument[], parents: number[]): boolean {
  const parent = documents[parents[doc]!];
  return parent !== undefined && documentTitle(parent) === pitfallsTitle;
}
