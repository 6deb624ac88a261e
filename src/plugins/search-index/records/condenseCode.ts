import {termsOf} from '../engine/tokenise';
import type {IndexDocument} from '../engine/types';

/** Flags (`--headed`) and settings (`DEBUG=pw:api`, `PLAYWRIGHT_BROWSERS_PATH`), which samples show and words often do not. */
const TELLING = /(?<![\w-])--[a-z][\w-]*|\b[A-Z][A-Z0-9]*(?:_[A-Z0-9_]+|=[\w:.*]+)/g;

/**
 * Leaves of each document's samples the flags and settings that no page's words have. Samples are never shown in
 * results, and what words explain is found there; whole they would double the index.
 */
export function condenseCode(documents: IndexDocument[]): IndexDocument[] {
  const said = new Set(
    documents.flatMap((document) => termsOf(`${document.body} ${Object.values(document.hierarchy).join(' ')}`)),
  );
  return documents.map((document) => {
    const names = new Set(document.code.match(TELLING));
    const telling = [...names].filter((name) => !termsOf(name).every((term) => said.has(term)));
    return {...document, code: telling.sort().join(' ')};
  });
}
