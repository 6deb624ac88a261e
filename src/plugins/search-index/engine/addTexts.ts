import {checkFile, IndexFileError, type TextsFile} from './indexFiles';
import {unpackTexts} from './packTexts';
import {PhraseIndex, phrasesOf} from './phraseIndex';
import type {SearchIndex} from './searchIndex';
import {Synonyms} from './synonyms';
import {addTextPostings} from './textPostings';
import type {Texts} from './types';

/*
 * What a search needs only when the second file of an index has arrived. The browser loads this code together with that
 * file, so that the first results do not wait for it.
 */

/**
 * Adds the texts to an index of headings.
 *
 * @param file parsed JSON of the second file
 * @param build expected build id
 * @throws {IndexFileError} if the file is incomplete or does not belong to the headings
 */
export function addTexts(index: SearchIndex, file: unknown, build: string): void {
  const texts = decodeTexts(file, build, index.headings.length);
  const phrases = phrasesOf(index.headings, index.parents, texts.phrases);
  addTextPostings(index.postings, texts);
  index.texts = texts;
  index.synonyms = new Synonyms(texts.synonyms);
  index.phraseIndex = new PhraseIndex(phrases, index.postings);
}

/**
 * Unpacks the second file of an index.
 *
 * @param file parsed JSON of the file
 * @param build expected build id
 * @param count number of headings in the first file
 * @throws {IndexFileError} if the file is incomplete or does not belong to the headings
 */
export function decodeTexts(file: unknown, build: string, count: number): Texts {
  const data = checkFile<TextsFile>(file, build);
  const texts: Texts = {...unpackTexts(data), synonyms: data.synonyms};
  if (count > 0 && (texts.bodies.length !== count || texts.codes.length !== count)) {
    throw new IndexFileError('the texts of the search index do not match its headings');
  }
  return texts;
}
