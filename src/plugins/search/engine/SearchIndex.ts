/*
 * The search engine: from a query to ranked documents. A document is a heading or a parameter with its texts. The engine
 * uses neither the browser nor Node.js, so that the worker, the tests and `npm run bench:search` run the same code.
 *
 * Index (built once per version, see `../index.ts`):
 *   codec.ts          writes and reads the two files
 *   completeIndex.ts  adds the second file (texts, parameters, synonyms, messages) to the headings
 *   documents.ts      title and page of a document, and whether it is a pitfall
 *   tokenize.ts       splits texts and queries into words, names and flags
 *   Lexicon.ts        finds the terms that a word means: itself, other forms, prefixes, typos
 *   Postings.ts       the documents of each term, with a weight for each field (title, other title, body, ...);
 *                     textPostings.ts adds the fields of the second file
 *   NameIndex.ts      finds classes, members and parameters by name
 *   MessageIndex.ts   finds messages of the library
 * Query:
 *   plan.ts           turns the query into slots (a word with its matching terms), names and pairs, and decides whether it
 *                     describes a task; Synonyms.ts adds terms
 *   score.ts          adds up the score of each document
 *   findHits.ts       returns hits in the format of the hosted service, highlighted by Highlighter.ts
 *
 * The score of a document, all in `score.ts`:
 *
 *     (words * coverage^2 + title) * boost + (name + message + rare) * boost
 *
 *   words     for each slot the best of: weight of the match * rarity of the term * count / (saturation + count). The
 *             weight is 1 for the word itself and less for other forms (`Lexicon.ts`); the count adds up the weights of the
 *             fields in which the term occurs (`fieldWeights` in `Postings.ts` and `textPostings.ts`).
 *   coverage  share of the query that the document matches. Rare words count more.
 *   title     titleFactor * coverage * overlap of the query with the title or another title
 *   name      the query names the member: `exactBonus` and others in `NameIndex.ts`, `pairBonus`
 *   message   messageBonus * similarity to a message
 *   rare      rareBonus * share of the query that is a rare word as written, squared
 *   boost     kind of document, status and links to it: `computeBoosts()`; for tasks, `taskFactors`, too
 *
 * Then a section can pass its page (`raiseSections()`), repeated parameters sink, and weak results are dropped.
 *
 * To change a weight: weights apply when an index is loaded or searched, so build the site once (`npm run build`),
 * change the constant and run `npm run bench:search -- --verbose`. It prints the scores of all lists, and each query
 * whose right result is not the first, with the results that come before it.
 * `npx vitest run tests/unit/search` shows what each rule promises, and `npm test -- content` fails if a score falls
 * by more than .01. A change that raises one list and lowers another one is fitted to the first:
 * `tools/search/bench.md` contains what was tried.
 */
import {NameIndex} from './NameIndex';
import type {MessageIndex} from './MessageIndex';
import {planQuery, type Plan} from './plan';
import {Postings} from './Postings';
import {computeBoosts, rank} from './score';
import type {Synonyms} from './Synonyms';
import type {SearchDocument, Ranked} from './types';

/** The index of one version: of its headings, or, from `completeIndex()`, also of parameters, texts, synonyms and messages. */
export class SearchIndex {
  readonly postings: Postings;
  readonly nameIndex: NameIndex;
  readonly parents: number[];
  synonyms: Synonyms | null = null;
  messageIndex: MessageIndex | null = null;
  readonly boosts: number[];
  /** The paragraphs under each heading, one per line. */
  bodies: string[] | null = null;

  /** @param documents in page order; the document of a page comes before its sections */
  constructor(readonly documents: SearchDocument[]) {
    this.parents = findParents(documents);
    this.postings = new Postings(documents, this.parents);
    this.nameIndex = new NameIndex(documents);
    this.boosts = computeBoosts(documents, this.parents);
  }

  search(query: string): {ranked: Ranked[]; plan: Plan} {
    const plan = planQuery(query, this.postings, this.synonyms);
    return {ranked: rank(plan, this), plan};
  }
}

/** Returns for each heading the position of the heading above it on its page; -1 for the heading of a page. */
function findParents(documents: SearchDocument[]): number[] {
  /** The previous heading and the headings above it. */
  const path: number[] = [];
  return documents.map(({type}, doc) => {
    while (path.length > 0 && documents[path.at(-1)!]!.type >= type) path.pop();
    const parent = path.at(-1) ?? -1;
    path.push(doc);
    return parent;
  });
}
