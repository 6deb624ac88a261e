import {decodeHeadings, textEnd, unpackHiddenWords} from './codec';
import type {HeadingsFile, TextsFile} from './indexFiles';
import {MessageIndex} from './MessageIndex';
import {SearchIndex} from './SearchIndex';
import {Synonyms} from './Synonyms';
import {addTextPostings} from './textPostings';
import type {Texts} from './types';

/**
 * Builds the index of headings, parameters and texts, which replaces that of the headings. The browser loads this code
 * together with the second file of an index, so that the first results do not wait for it.
 */
export function completeIndex(headings: HeadingsFile, file: TextsFile): SearchIndex {
  const index = new SearchIndex(decodeHeadings(headings, file.parameters));
  const texts = splitTexts(file);
  addTextPostings(index.postings, texts, unpackHiddenWords(file));
  index.bodies = texts.bodies;
  index.synonyms = new Synonyms(file.synonyms);
  index.messageIndex = new MessageIndex(index.documents, index.parents, texts.messages, index.postings);
  return index;
}

export function splitTexts({bodies, messages, otherTitles}: TextsFile): Texts {
  return {bodies: bodies.split(textEnd), messages: messages.split(textEnd), otherTitles: otherTitles.split(textEnd)};
}
