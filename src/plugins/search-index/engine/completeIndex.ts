import {decodeRows, readRows, type Row} from './codec';
import {FIRST_CODE, type HeadingsFile, type ParameterColumns, type TextsFile} from './indexFiles';
import {unpackTexts} from './packTexts';
import {PhraseIndex, phrasesOf} from './phraseIndex';
import {SearchIndex} from './searchIndex';
import {Synonyms} from './synonyms';
import {addTextPostings} from './textPostings';
import type {Heading, Texts} from './types';

/*
 * What a search needs only when the second file of an index has arrived. The browser loads this code together with that
 * file, so that the first results do not wait for it.
 */

/** Builds the index of headings, parameters and texts, which replaces that of the headings. */
export function completeIndex(headings: HeadingsFile, texts: TextsFile): SearchIndex {
  const complete = decodeFiles(headings, texts);
  const index = new SearchIndex(complete.headings);
  const phrases = phrasesOf(index.headings, index.parents, complete.texts.phrases);
  addTextPostings(index.postings, complete.texts);
  index.texts = complete.texts;
  index.synonyms = new Synonyms(complete.texts.synonyms);
  index.phraseIndex = new PhraseIndex(phrases, index.postings);
  return index;
}

/** Unpacks both files of an index: all headings, in page order, and their texts. */
export function decodeFiles(headings: HeadingsFile, texts: TextsFile): {headings: Heading[]; texts: Texts} {
  const rows = insertParameters(readRows(headings), texts.parameters);
  return {headings: decodeRows(rows, headings), texts: {...unpackTexts(texts), synonyms: texts.synonyms}};
}

/** Inserts the parameters after the members that have them. */
function insertParameters(rows: Row[], {counts, ...columns}: ParameterColumns): Row[] {
  const parameters = readRows(columns);
  let next = 0;
  return rows.flatMap((row, i) => {
    const from = next;
    next += counts.charCodeAt(i) - FIRST_CODE;
    return [row, ...parameters.slice(from, next)];
  });
}
