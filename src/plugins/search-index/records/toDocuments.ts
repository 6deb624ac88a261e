import type {SearchRecord} from '../../../utils/search/types';
import {STOP_WORDS} from '../engine/plan';
import {stem, termsOf} from '../engine/tokenise';
import type {IndexDocument} from '../engine/types';

/**
 * Number of characters of a paragraph to index and show. Its first sentence usually contains its subject. More text
 * finds no more of the queries that the engine was not tuned to (`tools/search/bench.md`).
 */
const MAX_LENGTH = 70;
/** The same for the further paragraphs of a document. */
const MAX_LENGTH_FURTHER = 55;
/**
 * The same for documents that always rank low: release notes, videos, deprecated members. The first paragraph of a
 * deprecated member keeps its usual length, because it names the replacement.
 */
const MAX_LENGTH_LOW_RANKED = 30;

const SENTENCE_END = /[.!?:;]$/;

/**
 * Joins records to the documents of the embedded index, each a heading with all its paragraphs. Leaves out the parameters
 * of deprecated members, because readers search for such a member by its own name. Leaves out the texts of parameters,
 * because queries find a parameter by its name, and a guide by the words that describe it.
 *
 * @param records a `content` record follows the record of its heading
 * @param share share of the usual length of paragraphs to keep
 */
export function toDocuments(records: SearchRecord[], share = 1): IndexDocument[] {
  const documents: IndexDocument[] = [];
  /** The latest document that is not a parameter. */
  let owner: IndexDocument | undefined;
  for (const record of records) {
    const {type, kind, hierarchy, keywords, content} = record;
    if (kind === 'parameter' && owner?.deprecated) continue;
    if (type === 'content') {
      if (kind !== 'parameter') addParagraph(documents.at(-1)!, content ?? '', share);
      continue;
    }
    const document = {...record, type, keywords: withoutKnown(keywords, hierarchy[type] ?? ''), body: ''};
    documents.push(document);
    if (kind !== 'parameter') owner = document;
  }
  return documents;
}

function addParagraph(document: IndexDocument, content: string, share: number): void {
  const isLowRanked = document.news || (document.deprecated && document.body !== '');
  const usual = document.body ? MAX_LENGTH_FURTHER : MAX_LENGTH;
  const kept = shorten(content, Math.round((isLowRanked ? MAX_LENGTH_LOW_RANKED : usual) * share));
  const ellipsis = kept === content || SENTENCE_END.test(kept) ? '' : '…';
  document.body += `${document.body ? '\n' : ''}${kept}${ellipsis}`;
  // `condenseCode()` keeps the flags and settings of the rest.
  document.code += `\n${content.slice(kept.length)}`;
}

/** Removes the texts whose words, in any form, are all in the title. */
function withoutKnown(texts: string[], title: string): string[] {
  const known = new Set(termsOf(title).map(stem));
  return texts.filter((text) => termsOf(text).some((term) => !STOP_WORDS.has(term) && !known.has(stem(term))));
}

/** Keeps as many whole sentences as fit. If they fill less than half of the length, keeps as many words as fit. */
function shorten(paragraph: string, maxLength: number): string {
  if (paragraph.length <= maxLength) return paragraph;
  const head = paragraph.slice(0, maxLength + 1);
  const sentences = /^.*[.!?:;](?=\s)/s.exec(head)?.[0] ?? '';
  return sentences.length > maxLength / 2 ? sentences : head.slice(0, head.lastIndexOf(' '));
}
