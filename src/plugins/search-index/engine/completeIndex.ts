import {decodeRows, readRows, type Row} from './codec';
import {
  checkFile,
  FIRST_CODE,
  IndexFileError,
  type HeadingsFile,
  type ParameterColumns,
  type TextsFile,
} from './indexFiles';
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

/**
 * Builds the index of headings, parameters and texts, which replaces that of the headings.
 *
 * @param headings parsed JSON of the first file
 * @param texts parsed JSON of the second file
 * @param build expected build id
 * @throws {IndexFileError} if a file is incomplete, or the two do not belong together
 */
export function completeIndex(headings: unknown, texts: unknown, build: string): SearchIndex {
  const complete = decodeFiles(headings, texts, build);
  const index = new SearchIndex(complete.headings);
  const phrases = phrasesOf(index.headings, index.parents, complete.texts.phrases);
  addTextPostings(index.postings, complete.texts);
  index.texts = complete.texts;
  index.synonyms = new Synonyms(complete.texts.synonyms);
  index.phraseIndex = new PhraseIndex(phrases, index.postings);
  return index;
}

/**
 * Unpacks both files of an index: all headings, in page order, and their texts.
 *
 * @throws {IndexFileError} if a file is incomplete, or the two do not belong together
 */
export function decodeFiles(headings: unknown, texts: unknown, build: string): {headings: Heading[]; texts: Texts} {
  const first = checkFile<HeadingsFile>(headings, build);
  const second = checkFile<TextsFile>(texts, build);
  const all = decodeRows(insertParameters(readRows(first), second.parameters), first);
  const unpacked: Texts = {...unpackTexts(second), synonyms: second.synonyms};
  const {bodies, codes} = unpacked;
  if (all.length > 0 && (bodies.length !== all.length || codes.length !== all.length))
    throw new IndexFileError('the texts of the search index do not match its headings');
  return {headings: all, texts: unpacked};
}

/** Inserts the parameters after the members that have them. */
function insertParameters(rows: Row[], {counts, ...columns}: ParameterColumns): Row[] {
  const parameters = readRows(columns);
  let next = 0;
  const all = rows.flatMap((row, i) => {
    const from = next;
    next += counts.charCodeAt(i) - FIRST_CODE;
    return [row, ...parameters.slice(from, next)];
  });
  if (next !== parameters.length)
    throw new IndexFileError('the parameters of the search index do not match its headings');
  return all;
}
