import {decodeHeadings, textEnd, unpackRest} from './codec';
import type {HeadingsFile, TextsFile} from './indexFiles';
import {PhraseIndex} from './PhraseIndex';
import {SearchIndex} from './SearchIndex';
import {Synonyms} from './Synonyms';
import {addTextPostings} from './textPostings';
import type {Texts} from './types';

/*
 * What a search needs only when the second file of an index has arrived. The browser loads this code together with that
 * file, so that the first results do not wait for it.
 */

/** Builds the index of headings, parameters and texts, which replaces that of the headings. */
export function completeIndex(headings: HeadingsFile, file: TextsFile): SearchIndex {
  const index = new SearchIndex(decodeHeadings(headings, file.parameters));
  const texts = splitTexts(file);
  addTextPostings(index.postings, texts, unpackRest(file));
  index.texts = texts.bodies;
  index.synonyms = new Synonyms(file.synonyms);
  index.phraseIndex = new PhraseIndex(index.documents, index.parents, texts.phrases, index.postings);
  return index;
}

export function splitTexts({bodies, phrases, keywords}: TextsFile): Texts {
  return {bodies: bodies.split(textEnd), phrases: phrases.split(textEnd), keywords: keywords.split(textEnd)};
}
