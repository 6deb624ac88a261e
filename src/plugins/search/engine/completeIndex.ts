import {readHeadings, type HeadingsFile, type TextsFile} from './indexFiles';
import {PhraseIndex} from './phraseIndex';
import {SearchIndex} from './searchIndex';
import {Synonyms} from './synonyms';
import {addTextPostings} from './textPostings';

/*
 * What a search needs only when the second file of an index has arrived. The browser loads this code together with that
 * file, so that the first results do not wait for it.
 */

/** Builds the index of headings, parameters and texts, which replaces that of the headings. */
export function completeIndex(headings: HeadingsFile, texts: TextsFile): SearchIndex {
  const index = new SearchIndex(readHeadings(headings, texts.parameters));
  addTextPostings(index.postings, texts);
  index.texts = texts.bodies;
  index.synonyms = new Synonyms(texts.synonyms);
  index.phraseIndex = new PhraseIndex(index.headings, index.parents, texts.phrases, index.postings);
  return index;
}
