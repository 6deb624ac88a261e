import {keepHighest, type Lexicon} from './lexicon';
import type {NameIndex} from './nameIndex';
import type {Plan} from './plan';
import {isPitfall, findPage, REST_WEIGHT, documentTitle, type Postings} from './postings';
import type {SearchIndex} from './searchIndex';
import type {SearchDocument, Ranked} from './types';

/** Limits the effect of repeated words: the smaller, the sooner more of the same word adds nothing (BM25's k1). */
const SATURATION = 1.2;
const TITLE_BONUS = 6;
/** Bonus of a member whose name is two adjacent words of a task. */
const PAIR_BONUS = 3.5;
/** Bonus of a section with a phrase that equals the query, such as a message of the library. */
const PHRASE_BONUS = 30;
/** Share of a word that counts as matched if the document contains it only in text that results do not show, or in samples. */
const REST_COVERAGE = 0.5;
/** Bonus of a document that contains a rare word as written. Other forms of the word may be in many titles. */
const RARE_BONUS = 6;
/** A word is rare if it has at least this rarity, and no more pages contain it. */
const MIN_RARITY = 5;
const RARE_PAGES = 3;
const KIND_FACTORS: Record<SearchDocument['kind'], number> = {
  page: 1.35,
  class: 1.25,
  member: 1.15,
  section: 1,
  parameter: 0.6,
};
/** Additional factor if the query describes a task. */
const TASK_FACTORS: Record<SearchDocument['kind'], number> = {
  page: 1,
  class: 0.8,
  member: 0.95,
  section: 1,
  parameter: 0.7,
};
const DEPRECATED_FACTOR = 0.5;
const NEWS_FACTOR = 0.35;
/** Ranks a pitfall after the section that explains the subject, except in a search for its message. */
const PITFALL_FACTOR = 0.7;
/** Ranks a negated assertion after its counterpart, because its name contains the same words and one more. */
const NEGATED_FACTOR = 0.75;
/** Ranks community pages after the documentation, because they use the same words. */
const COMMUNITY_FACTOR = 0.6;
/** Increase of the boost of the document with the most links; others get a share of it. */
const POPULARITY = 0.6;
/** Share of the popularity of the heading above that a heading inherits. */
const INHERITED_POPULARITY = 0.4;
/** Drops documents that match less than this share of the query. */
const MIN_COVERAGE = 0.34;
/** If there are fewer results than this, partial matches are better than none. */
const FEW_RESULTS = 5;
const MIN_COVERAGE_IF_FEW = 0.15;
/** Drops documents below this share of the best score, which excludes bonuses for names and phrases. */
const MIN_SHARE_OF_BEST = 0.02;
/**
 * A section comes before its page if its title or keywords match the query about as well as those of the page, and its
 * score is at least this share of the score of the page.
 */
const MIN_SECTION_SHARE = 0.24;
/** Share of the title score of the page that counts as about as well. */
const MIN_TITLE_SHARE = 0.9;
/** Applies to each further parameter of the same name, so that other documents come between them. */
const REPEATED_PARAMETER_FACTOR = 0.75;

/**
 * Computes the factor of each document that does not depend on the query: its kind, its status and the links to it.
 *
 * @param parents position of the heading above each heading, from `findParents()`
 */
export function computeBoosts(documents: SearchDocument[], parents: number[]): number[] {
  const maxLinks = Math.log(1 + Math.max(1, ...documents.map((document) => document.links)));
  const popularity: number[] = [];
  documents.forEach((document, doc) => {
    const direct = Math.log(1 + document.links) / maxLinks;
    const parent = parents[doc]!;
    popularity.push(Math.max(direct, parent < 0 ? 0 : INHERITED_POPULARITY * popularity[parent]!));
  });
  return documents.map(
    (document, doc) =>
      KIND_FACTORS[document.kind] *
      (document.deprecated ? DEPRECATED_FACTOR : 1) *
      (document.news ? NEWS_FACTOR : 1) *
      (isPitfall(doc, documents, parents) ? PITFALL_FACTOR : 1) *
      (documentTitle(document).startsWith('not_to_') ? NEGATED_FACTOR : 1) *
      (document.url.includes('/community/') ? COMMUNITY_FACTOR : 1) *
      (1 + POPULARITY * popularity[doc]!),
  );
}

/** For each matching term, the slot that it matches best. */
type TermMatches = Map<number, {slot: number; weight: number}>;

/** Ranks the documents that match a query. `searchIndex.ts` explains the score. */
export function rank(plan: Plan, index: SearchIndex): Ranked[] {
  const {documents, parents, postings, nameIndex, phraseIndex, boosts} = index;
  const total = plan.slots.reduce((sum, slot) => sum + slot.rarity, 0);
  const sums = new Map<number, {text: number; covered: number; rare: number}>();
  const termMatches: TermMatches = new Map();
  for (const [i, slot] of plan.slots.entries()) {
    const best = new Map<number, {text: number; weight: number; isRare: boolean}>();
    for (const [term, weight] of slot.matches) {
      if (weight > (termMatches.get(term)?.weight ?? 0)) termMatches.set(term, {slot: i, weight});
      const rarity = postings.rarity(term);
      const counts = postings.get(term);
      const isRare = weight === 1 && rarity >= MIN_RARITY && isOnFewPages(counts, parents);
      for (const [doc, count] of counts) {
        const text = (weight * Math.min(rarity, slot.rarity * 1.5) * count) / (SATURATION + count);
        let entry = best.get(doc);
        if (!entry) best.set(doc, (entry = {text: 0, weight: 0, isRare: false}));
        entry.text = Math.max(entry.text, text);
        entry.weight = Math.max(entry.weight, count > REST_WEIGHT ? weight : weight * REST_COVERAGE);
        entry.isRare ||= isRare;
      }
    }
    for (const [doc, {text, weight, isRare}] of best) {
      const sum = sums.get(doc) ?? {text: 0, covered: 0, rare: 0};
      sum.text += text;
      sum.covered += weight * slot.rarity;
      if (isRare) sum.rare += slot.word === plan.name ? total : slot.rarity;
      sums.set(doc, sum);
    }
  }
  const nameBonuses = findNames(plan, nameIndex, postings.lexicon);
  const phraseBonuses = phraseIndex?.match(plan.text) ?? new Map<number, number>();
  for (const doc of [...nameBonuses.keys(), ...phraseBonuses.keys()])
    if (!sums.has(doc)) sums.set(doc, {text: 0, covered: 0, rare: 0});

  const ranked: Ranked[] = [];
  const partialMatches: Ranked[] = [];
  const titleScores = new Map<number, number>();
  let best = 0;
  for (const [doc, {text, covered, rare}] of sums) {
    const coverage = total > 0 ? covered / total : 0;
    const directBonus =
      (nameBonuses.get(doc) ?? 0) +
      PHRASE_BONUS * (phraseBonuses.get(doc) ?? 0) +
      (rare > 0 ? RARE_BONUS * Math.min(1, rare / total) ** 2 : 0);
    if (coverage < MIN_COVERAGE_IF_FEW && directBonus === 0) continue;
    const titleScore = Math.max(
      ...postings.titles[doc]!.map((title) => scoreTitle(title, plan, termMatches, postings)),
    );
    titleScores.set(doc, titleScore);
    const titleBonus = total > 0 ? (TITLE_BONUS * coverage * titleScore) / total : 0;
    const boost = boosts[doc]! * (plan.isTask ? TASK_FACTORS[documents[doc]!.kind] : 1);
    const wordScore = (text * coverage * coverage + titleBonus) * boost;
    best = Math.max(best, wordScore);
    const list = coverage >= MIN_COVERAGE || directBonus > 0 ? ranked : partialMatches;
    list.push({doc, score: wordScore + directBonus * boost});
  }
  if (ranked.length < FEW_RESULTS) ranked.push(...partialMatches);
  raiseSections(ranked, titleScores, documents, parents);
  ranked.sort(bestFirst);
  return lowerRepeatedParameters(ranked, documents).filter(({score}) => score >= best * MIN_SHARE_OF_BEST);
}

/** Returns whether so few pages contain a word that it says exactly what a reader looks for. */
function isOnFewPages(counts: ReadonlyMap<number, unknown>, parents: number[]): boolean {
  return new Set(Array.from(counts.keys(), (doc) => findPage(doc, parents))).size <= RARE_PAGES;
}

const bestFirst = (a: Ranked, b: Ranked) => b.score - a.score || a.doc - b.doc;

/**
 * Raises the best section of each guide to the place before the guide if it answers the query as exactly, so that a
 * reader does not have to look for it on the page.
 */
function raiseSections(
  ranked: Ranked[],
  titleScores: Map<number, number>,
  documents: SearchDocument[],
  parents: number[],
): void {
  const pages = new Map(ranked.filter(({doc}) => documents[doc]!.kind === 'page').map((page) => [page.doc, page]));
  const best = new Map<Ranked, Ranked>();
  for (const section of ranked) {
    const page = pages.get(findPage(section.doc, parents));
    if (!page || page === section || section.score < page.score * MIN_SECTION_SHARE) continue;
    if (titleScores.get(section.doc)! < MIN_TITLE_SHARE * titleScores.get(page.doc)!) continue;
    if (section.score > (best.get(page)?.score ?? 0)) best.set(page, section);
  }
  for (const [page, section] of best) section.score = Math.max(section.score, page.score * 1.001);
}

/**
 * Lowers the scores of parameters of the same name, each further one more, so that other documents come between them.
 */
function lowerRepeatedParameters(ranked: Ranked[], documents: SearchDocument[]): Ranked[] {
  const factors = new Map<string, number>();
  const lowered = ranked.map(({doc, score}) => {
    const document = documents[doc]!;
    if (document.kind !== 'parameter') return {doc, score};
    const title = documentTitle(document);
    const factor = factors.get(title) ?? 1;
    factors.set(title, factor * REPEATED_PARAMETER_FACTOR);
    return {doc, score: score * factor};
  });
  return lowered.sort(bestFirst);
}

/** Returns the bonus of each document that the query names. */
function findNames(plan: Plan, nameIndex: NameIndex, lexicon: Lexicon): Map<number, number> {
  const bonuses = new Map<number, number>();
  plan.names.forEach((name, i) => {
    const share = i === 0 ? 1 : 0.7;
    const exact = nameIndex.match(name, plan.written);
    // The beginning of a word has no typos: `iframe` is not `frame`, and `poet` is the beginning of `poetry`, not `post`.
    const hasTypos = exact.size === 0 && lexicon.startingWith(name.toLowerCase()).length === 0;
    for (const [doc, bonus] of hasTypos ? nameIndex.matchTypos(name) : exact) keepHighest(bonuses, doc, bonus * share);
  });
  for (const pair of plan.pairs) for (const doc of nameIndex.membersNamed(pair)) keepHighest(bonuses, doc, PAIR_BONUS);
  return bonuses;
}

/**
 * Scores the overlap of a title and the query: the square root of the share of the title that the query matches,
 * multiplied by the rarity of the words of the query that the title matches.
 */
function scoreTitle(title: number[], plan: Plan, termMatches: TermMatches, postings: Postings): number {
  let total = 0;
  let matched = 0;
  const slotWeights = new Map<number, number>();
  for (const term of title) {
    const rarity = postings.rarity(term);
    const match = termMatches.get(term);
    total += rarity;
    if (!match) continue;
    matched += rarity * match.weight;
    keepHighest(slotWeights, match.slot, match.weight);
  }
  let queryRarity = 0;
  for (const [slot, weight] of slotWeights) queryRarity += weight * plan.slots[slot]!.rarity;
  return total > 0 ? Math.sqrt(matched / total) * queryRarity : 0;
}
