import type {Postings} from './postings';
import {termsOf} from './tokenise';
import type {Texts} from './types';

/** Weight of a word by the field that contains it, like those of the headings in `postings.ts`. */
const FIELD = {
  /** Other words for a heading, such as the words of readers. */
  keyword: 2,
  /** Phrases that lead to a section. */
  phrase: 1,
  body: 1,
  code: 0.5,
  /** A flag or setting that the text explains. */
  definition: 5,
} as const;
/** How strongly the length of a body lowers the weight of its words (BM25's b). */
const LENGTH_DAMPING = 0.6;

/** Matches a flag or setting at the beginning of a line. */
const DEFINITION = /^(--?[a-z][\w-]*|[A-Z][A-Z0-9]*_[A-Z0-9_]+)/gm;

/** Adds the texts under the headings to the postings. */
export function addTextPostings(postings: Postings, {bodies, codes, phrases, keywords}: Texts): void {
  const terms = bodies.map(termsOf);
  const average = terms.reduce((sum, list) => sum + list.length, 0) / Math.max(1, terms.length);
  terms.forEach((list, doc) => {
    const damping = 1 - LENGTH_DAMPING + (LENGTH_DAMPING * list.length) / average;
    postings.put(doc, list, FIELD.body / damping);
  });
  // A list item or table row that begins with a flag or setting explains it; other pages only use it.
  bodies.forEach((body, doc) => {
    for (const [, name] of body.matchAll(DEFINITION)) postings.put(doc, termsOf(name!), FIELD.definition);
  });
  // Counts each term once, because samples and the messages of a section repeat words.
  const putOnce = (doc: number, text: string, weight: number) => postings.put(doc, [...new Set(termsOf(text))], weight);
  codes.forEach((code, doc) => putOnce(doc, code, FIELD.code));
  phrases.forEach((lines, doc) => putOnce(doc, lines, FIELD.phrase));
  keywords.forEach((lines, doc) => {
    putOnce(doc, lines, FIELD.keyword);
    for (const keyword of lines.split('\n'))
      postings.titles[doc]!.push([...new Set(termsOf(keyword))].map((word) => postings.lexicon.add(word)));
  });
  postings.seal();
}
