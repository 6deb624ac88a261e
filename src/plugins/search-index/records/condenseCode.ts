import {chunksOf, termsOf} from '../engine/tokenise';
import type {IndexDocument} from '../engine/types';

/** A name that occurs in the samples of more documents than this share tells nothing: `page`, `await`, `print`. */
const COMMON = 0.02;

/**
 * Leaves of each document's samples what a search can use: each name once, without those that its words have too or
 * that stand in samples everywhere. Samples are never shown in results, and whole they would double the index.
 */
export function condenseCode(documents: IndexDocument[]): IndexDocument[] {
  const names = documents.map((document) => new Set(chunksOf(document.code).map(({text}) => text)));
  const having = new Map<string, number>();
  for (const set of names) for (const name of set) having.set(name, (having.get(name) ?? 0) + 1);
  const most = Math.max(3, COMMON * documents.length);
  return documents.map((document, at) => {
    const said = new Set(termsOf(`${document.body} ${Object.values(document.hierarchy).join(' ')}`));
    const telling = [...names[at]!].filter((name) => (having.get(name) ?? 0) <= most && !termsOf(name).every((term) => said.has(term)));
    return {...document, code: telling.sort().join(' ')};
  });
}
