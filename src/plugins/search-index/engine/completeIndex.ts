import {decodeHeadings, TEXT_END} from './codec';
import type {HeadingsFile, TextsFile} from './indexFiles';
import {unpackWords} from './packWords';
import {PhraseIndex} from './phraseIndex';
import {SearchIndex} from './searchIndex';
import {Synonyms} from './synonyms';
import {addTextPostings} from './textPostings';
import type {Texts} from './types';

/*
 * What a search needs only when the second file of an index has arrived. The browser loads this code together with that
 * file, so that the first results do not wait for it.
 */

/** Builds the index of headings, parameters and texts, which replaces that of the headings. */
export function completeIndex(headings: HeadingsFile, file: TextsFile): SearchIndex {
  const index = new SearchIndex(decodeHeadings(headings, file.parameters));
  const texts = unpackTexts(file);
  addTextPostings(index.postings, texts);
  index.texts = texts.bodies;
  index.synonyms = new Synonyms(file.synonyms);
  index.phraseIndex = new PhraseIndex(index.headings, index.parents, texts.phrases, index.postings);
  return index;
}

/** Unpacks the texts of all headings. */
export function unpackTexts({words, texts}: TextsFile): Texts {
  const [bodies, codes, phrases, keywords] = texts.map((packed) => unpackWords(words, packed).split(TEXT_END)) as [
    string[],
    string[],
    string[],
    string[],
  ];
  return {bodies, codes, phrases, keywords};
}
