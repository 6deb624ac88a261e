import {documentTitle, findPageDocument, isPitfall} from './documents';
import {keepHighest} from './keepHighest';
import type {Plan} from './plan';
import {hiddenWordWeight, type Postings} from './Postings';
import type {SearchIndex} from './SearchIndex';
import type {SearchDocument, Ranked} from './types';

/** Limits the effect of repeated words: the smaller, the sooner more of the same word adds nothing (BM25's k1). */
const saturation = 1.2;
const titleFactor = 6;
/** Bonus of a member whose name is two adjacent words of a task. */
const pairBonus = 3.5;
/** Bonus of a section with a message of the library that equals the query. */
const messageBonus = 30;
/** Share of a word that counts as matched if the document contains it only in text that results do not show, or in samples. */
const hiddenWordCoverage = 0.5;
/** Bonus of a document that contains a rare word as written. Other forms of the word may be in many titles. */
const rareBonus = 6;
/** A word is rare if it has at least this rarity, and no more pages contain it. */
const minRarity = 5;
const rarePages = 3;
const kindFactors: Record<SearchDocument['kind'], number> = {
  page: 1.35,
  class: 1.25,
  member: 1.15,
  section: 1,
  parameter: 0.6,
};
/** Additional factor if the query describes a task. */
const taskFactors: Record<SearchDocument['kind'], number> = {
  page: 1,
  class: 0.8,
  member: 0.95,
  section: 1,
  parameter: 0.7,
};
const deprecatedFactor = 0.5;
const secondaryFactor = 0.35;
/** Ranks a pitfall after the section that explains the subject, except in a search for its message. */
const pitfallFactor = 0.7;
/** Ranks a negated assertion of Python after its counterpart, because its name contains the same words and one more. */
const negatedFactor = 0.75;
/** Ranks community pages after the documentation, because they use the same words. */
const communityFactor = 0.6;
/** Increase of the boost of the document with the most links; others get a share of it. */
const popularityWeight = 0.6;
/** Share of the popularity of the heading above that a heading inherits. */
const inheritedPopularity = 0.4;
/** Drops documents that match less than this share of the query. */
const minCoverage = 0.34;
/** If there are fewer results than this, partial matches are better than none. */
const fewResults = 5;
const minCoverageIfFew = 0.15;
/** Drops documents below this share of the best score, which excludes bonuses for names and messages. */
const minShareOfBest = 0.02;
/**
 * A section comes before its page if one of its titles matches the query about as well as those of the page, and its
 * score is at least this share of the score of the page.
 */
const minSectionShare = 0.24;
/** Share of the title score of the page that counts as about as well. */
const minTitleShare = 0.9;
/** Applies to each further parameter of the same name, so that other documents come between them. */
const repeatedParameterFactor = 0.75;

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
    popularity.push(Math.max(direct, parent < 0 ? 0 : inheritedPopularity * popularity[parent]!));
  });
  return documents.map(
    (document, doc) =>
      kindFactors[document.kind] *
      (document.deprecated ? deprecatedFactor : 1) *
      (document.secondary ? secondaryFactor : 1) *
      (isPitfall(doc, documents, parents) ? pitfallFactor : 1) *
      (documentTitle(document).startsWith('not_to_') ? negatedFactor : 1) *
      (document.url.includes('/community/') ? communityFactor : 1) *
      (1 + popularityWeight * popularity[doc]!),
  );
}

/** Ranks the documents that match a query. `SearchIndex.ts` explains the score. */
export function rank(plan: Plan, index: SearchIndex): Ranked[] {
  const {documents, parents, postings, boosts} = index;
  const total = plan.slots.reduce((sum, slot) => sum + slot.rarity, 0);
  const matches = matchWords(plan, total, index);
  const bonuses = findBonuses(plan, index);
  for (const doc of bonuses.keys()) if (!matches.has(doc)) matches.set(doc, {text: 0, covered: 0, rare: 0});
  const bestSlots = findBestSlots(plan);

  const ranked: Ranked[] = [];
  const partialMatches: Ranked[] = [];
  const titleScores = new Map<number, number>();
  let best = 0;
  for (const [doc, {text, covered, rare}] of matches) {
    const coverage = total > 0 ? covered / total : 0;
    const directBonus = (bonuses.get(doc) ?? 0) + (rare > 0 ? rareBonus * Math.min(1, rare / total) ** 2 : 0);
    if (coverage < minCoverageIfFew && directBonus === 0) continue;
    const titleScore = Math.max(...postings.titles[doc]!.map((title) => scoreTitle(title, plan, bestSlots, postings)));
    titleScores.set(doc, titleScore);
    const titleBonus = total > 0 ? (titleFactor * coverage * titleScore) / total : 0;
    const boost = boosts[doc]! * (plan.isTask ? taskFactors[documents[doc]!.kind] : 1);
    const wordScore = (text * coverage * coverage + titleBonus) * boost;
    best = Math.max(best, wordScore);
    const list = coverage >= minCoverage || directBonus > 0 ? ranked : partialMatches;
    list.push({doc, score: wordScore + directBonus * boost});
  }
  if (ranked.length < fewResults) ranked.push(...partialMatches);
  raiseSections(ranked, titleScores, documents, parents);
  ranked.sort(bestFirst);
  return lowerRepeatedParameters(ranked, documents).filter(({score}) => score >= best * minShareOfBest);
}

/** What a document has of the words of a query: their score, and the rarities of all that match and of the rare ones. */
type WordMatches = Map<number, {text: number; covered: number; rare: number}>;

/** @param total rarity of the whole query */
function matchWords(plan: Plan, total: number, index: SearchIndex): WordMatches {
  const sums: WordMatches = new Map();
  for (const slot of plan.slots)
    for (const [doc, {text, weight, isRare}] of matchSlot(slot, index)) {
      const sum = sums.get(doc) ?? {text: 0, covered: 0, rare: 0};
      sum.text += text;
      sum.covered += weight * slot.rarity;
      if (isRare) sum.rare += slot.word === plan.joinedName ? total : slot.rarity;
      sums.set(doc, sum);
    }
  return sums;
}

/** Returns for each document the best match of a word of the query. */
function matchSlot(slot: Plan['slots'][number], {postings, parents}: SearchIndex) {
  const best = new Map<number, {text: number; weight: number; isRare: boolean}>();
  for (const [term, weight] of slot.matches) {
    const rarity = postings.rarity(term);
    const counts = postings.get(term);
    const isRare = weight === 1 && rarity >= minRarity && isOnFewPages(counts, parents);
    for (const [doc, count] of counts) {
      const text = (weight * Math.min(rarity, slot.rarity * 1.5) * count) / (saturation + count);
      let entry = best.get(doc);
      if (!entry) best.set(doc, (entry = {text: 0, weight: 0, isRare: false}));
      entry.text = Math.max(entry.text, text);
      entry.weight = Math.max(entry.weight, count > hiddenWordWeight ? weight : weight * hiddenWordCoverage);
      entry.isRare ||= isRare;
    }
  }
  return best;
}

/** For each matching term, the slot that it matches best. */
type BestSlots = Map<number, {slot: number; weight: number}>;

function findBestSlots({slots}: Plan): BestSlots {
  const found: BestSlots = new Map();
  for (const [slot, {matches}] of slots.entries())
    for (const [term, weight] of matches) if (weight > (found.get(term)?.weight ?? 0)) found.set(term, {slot, weight});
  return found;
}

/** Returns whether so few pages contain a word that it says exactly what a reader looks for. */
function isOnFewPages(counts: ReadonlyMap<number, unknown>, parents: number[]): boolean {
  return new Set(Array.from(counts.keys(), (doc) => findPageDocument(doc, parents))).size <= rarePages;
}

const bestFirst = (a: Ranked, b: Ranked) => b.score - a.score || a.doc - b.doc;

/** Raises the best section of a guide above the guide if it answers the query as exactly, so that readers find it. */
function raiseSections(
  ranked: Ranked[],
  titleScores: Map<number, number>,
  documents: SearchDocument[],
  parents: number[],
): void {
  const pages = new Map(ranked.filter(({doc}) => documents[doc]!.kind === 'page').map((page) => [page.doc, page]));
  const best = new Map<Ranked, Ranked>();
  for (const section of ranked) {
    const page = pages.get(findPageDocument(section.doc, parents));
    if (!page || page === section || section.score < page.score * minSectionShare) continue;
    if (titleScores.get(section.doc)! < minTitleShare * titleScores.get(page.doc)!) continue;
    if (section.score > (best.get(page)?.score ?? 0)) best.set(page, section);
  }
  for (const [page, section] of best) section.score = Math.max(section.score, page.score * 1.001);
}

/** Lowers the scores of further parameters of the same name more and more, so that other documents come before them. */
function lowerRepeatedParameters(ranked: Ranked[], documents: SearchDocument[]): Ranked[] {
  const factors = new Map<string, number>();
  const lowered = ranked.map(({doc, score}) => {
    const document = documents[doc]!;
    if (document.kind !== 'parameter') return {doc, score};
    const title = documentTitle(document);
    const factor = factors.get(title) ?? 1;
    factors.set(title, factor * repeatedParameterFactor);
    return {doc, score: score * factor};
  });
  return lowered.sort(bestFirst);
}

/** Returns the bonus of each document that the query names, or whose message it is. */
function findBonuses(plan: Plan, {nameIndex, messageIndex, postings: {lexicon}}: SearchIndex): Map<number, number> {
  const bonuses = new Map<number, number>();
  plan.nameCandidates.forEach((name, i) => {
    const share = i === 0 ? 1 : 0.7;
    const named = nameIndex.match(name, plan.written);
    // The beginning of a word has no typos: `iframe` is not `frame`, and `poet` is the beginning of `poetry`, not `post`.
    const hasTypos = named.size === 0 && lexicon.startingWith(name.toLowerCase()).length === 0;
    for (const [doc, bonus] of hasTypos ? nameIndex.matchTypos(name) : named) keepHighest(bonuses, doc, bonus * share);
  });
  for (const pair of plan.pairs) for (const doc of nameIndex.membersNamed(pair)) keepHighest(bonuses, doc, pairBonus);
  for (const [doc, similarity] of messageIndex?.match(plan.messageText) ?? [])
    bonuses.set(doc, (bonuses.get(doc) ?? 0) + messageBonus * similarity);
  return bonuses;
}

/**
 * Scores the overlap of a title and the query: the square root of the share of the title that the query matches,
 * multiplied by the rarity of the words of the query that the title matches.
 */
function scoreTitle(title: number[], plan: Plan, bestSlots: BestSlots, postings: Postings): number {
  let total = 0;
  let matched = 0;
  const slotWeights = new Map<number, number>();
  for (const term of title) {
    const rarity = postings.rarity(term);
    const match = bestSlots.get(term);
    total += rarity;
    if (!match) continue;
    matched += rarity * match.weight;
    keepHighest(slotWeights, match.slot, match.weight);
  }
  let queryRarity = 0;
  for (const [slot, weight] of slotWeights) queryRarity += weight * plan.slots[slot]!.rarity;
  return total > 0 ? Math.sqrt(matched / total) * queryRarity : 0;
}
