import type {SearchRecord} from '../types';
import {documentTitle} from '../engine/documents';
import {isSymbol, stem, stopWords, indexTerms, distinctTokens} from '../engine/tokenize';
import type {IndexDocument} from '../engine/types';

/**
 * Number of characters of a paragraph to show, and to count as what a section is about. Its first sentence usually contains
 * its subject. The other words of the page are found, too.
 */
const shownLength = 70;
/** The same for the further paragraphs of a document. */
const shownLengthFurther = 48;
/**
 * The same for documents that always rank low: release notes, videos, deprecated members. The first paragraph of a
 * deprecated member keeps its usual length, because it names the replacement.
 */
const shownLengthLowRanked = 14;

const sentenceEnd = /[.!?:;]$/;

/**
 * Joins records to the documents of the embedded index: each heading or parameter with all its text. Leaves out the parameters of
 * deprecated members, because readers search for such a member by its own name. The text of a parameter belongs to its
 * member, because queries find a parameter by its name, and a guide by the words that describe it.
 *
 * @param records a `content` record follows the record of its heading
 */
export function toDocuments(records: SearchRecord[]): IndexDocument[] {
  const documents: IndexDocument[] = [];
  const texts = new Map<IndexDocument, string[]>();
  /** The latest document that is not a parameter. */
  let owner: IndexDocument | undefined;
  for (const record of records) {
    const {type, kind, hierarchy, otherTitles, content, hiddenText} = record;
    if (type === 'content') {
      if (kind !== 'parameter') addParagraph(owner!, content ?? '');
      texts.get(owner!)!.push(content ?? '');
      continue;
    }
    const title = hierarchy[type] ?? '';
    if (kind !== 'parameter' || !owner!.deprecated)
      documents.push({...record, type, otherTitles: withoutKnown(otherTitles, title), body: '', hiddenWords: []});
    if (kind !== 'parameter') {
      owner = documents.at(-1)!;
      texts.set(owner, []);
    }
    texts.get(owner!)!.push(title, hiddenText);
  }
  for (const [document, text] of texts) document.hiddenWords = findHiddenWords(document, text.join('\n'));
  return documents;
}

function addParagraph(document: IndexDocument, content: string): void {
  const isLowRanked = document.secondary || (document.deprecated && document.body !== '');
  const usual = document.body ? shownLengthFurther : shownLength;
  const shown = shorten(content, isLowRanked ? shownLengthLowRanked : usual);
  const ellipsis = shown === content || sentenceEnd.test(shown) ? '' : '…';
  document.body += `${document.body ? '\n' : ''}${shown}${ellipsis}`;
}

/** Returns the words of a text that the document does not show, and all symbols. */
function findHiddenWords(document: IndexDocument, text: string): string[] {
  const shown = distinctTokens(`${documentTitle(document)} ${document.body}`);
  return [...distinctTokens(text)].filter((token) => isSymbol(token) || (!shown.has(token) && !stopWords.has(token)));
}

/** Removes the texts whose words, in any form, are all in the title. */
function withoutKnown(texts: string[], title: string): string[] {
  const known = new Set(indexTerms(title).map(stem));
  return texts.filter((text) => indexTerms(text).some((term) => !stopWords.has(term) && !known.has(stem(term))));
}

/** Keeps as many whole sentences as fit. If they fill less than half of the length, keeps as many words as fit. */
function shorten(paragraph: string, maxLength: number): string {
  if (paragraph.length <= maxLength) return paragraph;
  const head = paragraph.slice(0, maxLength + 1);
  const sentences = /^.*[.!?:;](?=\s)/s.exec(head)?.[0] ?? '';
  return sentences.length > maxLength / 2 ? sentences : head.slice(0, head.lastIndexOf(' '));
}
