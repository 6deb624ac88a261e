import {hiddenWordWeight, type Postings} from './Postings';
import {indexTerms} from './tokenize';
import type {Texts} from './types';

/** Weight of a word by the field that contains it, like those of the headings in `Postings.ts`. */
const fieldWeights = {
  /** Other words for a heading, such as the words of readers. */
  otherTitle: 2,
  message: 1,
  body: 1,
  /** A flag or setting that the text explains. */
  definition: 5,
} as const;
/** How strongly the length of a body lowers the weight of its words (BM25's b). */
const lengthDamping = 0.6;

/** Matches a flag or setting at the beginning of a line. */
const definitionPattern = /^(--?[a-z][\w-]*|[A-Z][A-Z0-9]*_[A-Z0-9_]+)/gm;

export function addTextPostings(
  postings: Postings,
  {bodies, messages, otherTitles}: Texts,
  hiddenWords: [word: string, documents: number[]][],
): void {
  const terms = bodies.map(indexTerms);
  const average = terms.reduce((sum, list) => sum + list.length, 0) / Math.max(1, terms.length);
  terms.forEach((list, doc) => {
    const damping = 1 - lengthDamping + (lengthDamping * list.length) / average;
    postings.put(doc, list, fieldWeights.body / damping);
  });
  // A list item or table row that begins with a flag or setting explains it; other pages only use it.
  bodies.forEach((body, doc) => {
    for (const [, name] of body.matchAll(definitionPattern))
      postings.put(doc, indexTerms(name!), fieldWeights.definition);
  });
  // Counts each term once, because samples and the messages of a section repeat words.
  const putOnce = (doc: number, text: string, weight: number) =>
    postings.put(doc, [...new Set(indexTerms(text))], weight);
  messages.forEach((lines, doc) => putOnce(doc, lines, fieldWeights.message));
  otherTitles.forEach((lines, doc) => {
    putOnce(doc, lines, fieldWeights.otherTitle);
    for (const otherTitle of lines.split('\n'))
      postings.titles[doc]!.push([...new Set(indexTerms(otherTitle))].map((word) => postings.lexicon.add(word)));
  });
  postings.computeRarities();
  addHiddenWords(postings, hiddenWords);
}

/**
 * Adds the words that results do not show. They do not change how rare the other words are, because pages and samples use
 * many words that they are not about.
 */
function addHiddenWords(postings: Postings, hiddenWords: [word: string, documents: number[]][]): void {
  const known = postings.lexicon.size;
  const documentsByTerm = new Map<string, Set<number>>();
  for (const [word, documents] of hiddenWords) {
    const terms = indexTerms(word);
    for (const term of terms.length > 0 ? terms : [word]) {
      const all = documentsByTerm.get(term) ?? new Set();
      for (const doc of documents) all.add(doc);
      documentsByTerm.set(term, all);
    }
  }
  for (const [term, documents] of documentsByTerm)
    for (const doc of documents) postings.put(doc, [term], hiddenWordWeight);
  postings.computeRarities(known);
}
