import {termsOf} from '../engine/tokenise';
import type {IndexDocument} from '../engine/types';

/**
 * Matches flags (`--headed`) and settings (`DEBUG=pw:api`, `PLAYWRIGHT_BROWSERS_PATH`), which often occur in samples
 * only.
 */
const FLAG_OR_SETTING = /(?<![\w-])--[a-z][\w-]*|\b[A-Z][A-Z0-9]*(?:_[A-Z0-9_]+|=[\w:.*]*[\w*])/g;

/**
 * Reduces the samples of each document to the flags and settings that the text of no page contains. Results never show
 * samples, and everything that a text explains is found by that text. Complete samples would double the index.
 */
export function condenseCode(documents: IndexDocument[]): IndexDocument[] {
  const textTerms = new Set(
    documents.flatMap((document) => termsOf(`${document.body} ${Object.values(document.hierarchy).join(' ')}`)),
  );
  return documents.map((document) => {
    const names = new Set(document.code.match(FLAG_OR_SETTING));
    const unexplained = [...names].filter((name) => !termsOf(name).every((term) => textTerms.has(term)));
    return {...document, code: unexplained.sort().join(' ')};
  });
}
