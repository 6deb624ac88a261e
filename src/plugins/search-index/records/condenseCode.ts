import {chunksOf, termsOf} from '../engine/tokenise';
import type {IndexDocument} from '../engine/types';

/** Flags (`--headed`) and settings (`DEBUG=pw:api`, `PLAYWRIGHT_BROWSERS_PATH`), which samples show and words often do not. */
const TELLING = /^--|=|^[A-Z][A-Z0-9]*_[A-Z0-9_]+$/i;

/**
 * Leaves of each document's samples the flags and settings that its words do not have. Samples are never shown in
 * results, the names of members in them stand in the words around, and whole they would double the index.
 */
export function condenseCode(documents: IndexDocument[]): IndexDocument[] {
  return documents.map((document) => {
    const said = new Set(termsOf(`${document.body} ${Object.values(document.hierarchy).join(' ')}`));
    const names = new Set(chunksOf(document.code).map(({text}) => text));
    const telling = [...names].filter((name) => TELLING.test(name) && !termsOf(name).every((term) => said.has(term)));
    return {...document, code: telling.sort().join(' ')};
  });
}
