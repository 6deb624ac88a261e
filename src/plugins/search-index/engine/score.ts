import type {Keys} from './keys';
import type {Plan} from './plan';
import {titleOf, type Postings} from './postings';
import type {Heading, Ranked} from './types';

/** How soon more of the same word stops telling more (BM25's k1). */
const SATURATION = 1.2;
const TITLE_BONUS = 6;
/** For a member that two neighbours of a longer task name. */
const PAIR_BONUS = 3.5;
const KIND: Record<Heading['kind'], number> = {page: 1.35, class: 1.25, member: 1.15, section: 1, parameter: 0.6};
/** What a kind weighs more or less where the query is a task in words. */
const TASK: Record<Heading['kind'], number> = {page: 1.1, class: 0.8, member: 0.95, section: 1, parameter: 0.9};
const DEPRECATED = 0.5;
const NEWS = 0.35;
/** An assertion's twin, which has its words and one more. */
const NEGATED = 0.75;
/** Pages about the people around the library, which use the same words as those about it. */
const COMMUNITY = 0.6;
const POPULARITY = 0.6;
/** How much of its page's popularity a heading has without links of its own. */
const INHERITED = 0.4;
/** Documents with less of the query than this, or so far behind the best by its words, are noise and not counted as results. */
const LEAST_COVERAGE = 0.34;
/** Unless there are hardly any: then a part of the query is better than nothing. */
const FEW = 5;
const LEAST_COVERAGE_OF_FEW = 0.15;
const LEAST_SHARE = 0.02;
/** A parameter that many methods have is one answer, not four: what the next one of the same name still weighs. */
const TWIN = 0.75;

/** What does not depend on the words of a query: kind, standing and how often other pages link here. */
export interface Standing {
  usual: number[];
  /** The same where the query is a task in words. */
  task: number[];
}

/** The standing of each heading; `parents` names for each the one above it (`parentsOf`). */
export function standingOf(headings: Heading[], parents: number[]): Standing {
  const most = Math.log(1 + Math.max(1, ...headings.map((heading) => heading.links)));
  const popularity: number[] = [];
  headings.forEach((heading, doc) => {
    const own = Math.log(1 + heading.links) / most;
    const parent = parents[doc]!;
    popularity.push(Math.max(own, parent < 0 ? 0 : INHERITED * popularity[parent]!));
  });
  const usual = headings.map(
    (heading, doc) =>
      KIND[heading.kind] *
      (heading.deprecated ? DEPRECATED : 1) *
      (heading.news ? NEWS : 1) *
      (titleOf(heading).startsWith('not_to_') ? NEGATED : 1) *
      (heading.url.includes('/community/') ? COMMUNITY : 1) *
      (1 + POPULARITY * popularity[doc]!),
  );
  return {usual, task: usual.map((standing, doc) => standing * TASK[headings[doc]!.kind])};
}

/**
 * Documents that answer a query, best first.
 *
 * A document's score is the sum of its words' BM25F scores, taken down by the square of the share of the query that it
 * covers; plus a bonus for a title that the query names, and for a member that it names; times its standing.
 */
export function rank(plan: Plan, headings: Heading[], postings: Postings, keys: Keys, standings: Standing): Ranked[] {
  const standing = plan.prose ? standings.task : standings.usual;
  const total = plan.slots.reduce((sum, slot) => sum + slot.rarity, 0);
  const sums = new Map<number, {text: number; covered: number}>();
  const surety = new Map<number, {slot: number; weight: number}>();
  for (const [at, slot] of plan.slots.entries()) {
    const best = new Map<number, {text: number; weight: number}>();
    for (const {term, weight} of slot.matches) {
      if (weight > (surety.get(term)?.weight ?? 0)) surety.set(term, {slot: at, weight});
      const rarity = postings.rarity(term);
      for (const [doc, count] of postings.of(term)) {
        const text = (weight * Math.min(rarity, slot.rarity * 1.5) * count) / (SATURATION + count);
        const known = best.get(doc);
        if (!known) best.set(doc, {text, weight});
        else {
          if (text > known.text) known.text = text;
          if (weight > known.weight) known.weight = weight;
        }
      }
    }
    for (const [doc, {text, weight}] of best) {
      const sum = sums.get(doc) ?? {text: 0, covered: 0};
      sum.text += text;
      sum.covered += weight * slot.rarity;
      sums.set(doc, sum);
    }
  }
  const named = namedBy(plan, keys);
  for (const doc of named.keys()) if (!sums.has(doc)) sums.set(doc, {text: 0, covered: 0});

  const ranked: Ranked[] = [];
  const partly: Ranked[] = [];
  let best = 0;
  for (const [doc, {text, covered}] of sums) {
    const name = named.get(doc) ?? 0;
    const coverage = total > 0 ? covered / total : 0;
    if (coverage < LEAST_COVERAGE_OF_FEW && name === 0) continue;
    const title =
      total > 0 ? (TITLE_BONUS * coverage * titleMatch(postings.titles[doc]!, plan, surety, postings)) / total : 0;
    const words = (text * coverage * coverage + title) * standing[doc]!;
    best = Math.max(best, words);
    const list = coverage >= LEAST_COVERAGE || name > 0 ? ranked : partly;
    list.push({doc, score: words + name * standing[doc]!});
  }
  if (ranked.length < FEW) ranked.push(...partly);
  ranked.sort(bestFirst);
  return spreadTwins(ranked, headings).filter(({score}) => score >= best * LEAST_SHARE);
}

const bestFirst = (a: Ranked, b: Ranked) => b.score - a.score || a.doc - b.doc;

/** Lets other answers come between parameters of the same name, the more the more of them there are. */
function spreadTwins(ranked: Ranked[], headings: Heading[]): Ranked[] {
  const factors = new Map<string, number>();
  const spread = ranked.map(({doc, score}) => {
    const heading = headings[doc]!;
    if (heading.kind !== 'parameter') return {doc, score};
    const title = titleOf(heading);
    const factor = factors.get(title) ?? 1;
    factors.set(title, factor * TWIN);
    return {doc, score: score * factor};
  });
  return spread.sort(bestFirst);
}

function namedBy(plan: Plan, keys: Keys): Map<number, number> {
  const named = new Map<number, number>();
  plan.names.forEach((name, at) => {
    const share = at === 0 ? 1 : 0.7;
    for (const [doc, bonus] of keys.match(name)) named.set(doc, Math.max(named.get(doc) ?? 0, bonus * share));
  });
  for (const pair of plan.pairs)
    for (const doc of keys.membersCalled(pair)) named.set(doc, Math.max(named.get(doc) ?? 0, PAIR_BONUS));
  return named;
}

/**
 * How far a title and the query are the same: the share of the title's words that the query has, times the rarity of the
 * query's words that the title has.
 */
function titleMatch(
  title: number[],
  plan: Plan,
  surety: Map<number, {slot: number; weight: number}>,
  postings: Postings,
): number {
  let all = 0;
  let had = 0;
  const asked = new Map<number, number>();
  for (const term of title) {
    const rarity = postings.rarity(term);
    const found = surety.get(term);
    all += rarity;
    if (!found) continue;
    had += rarity * found.weight;
    asked.set(found.slot, Math.max(found.weight, asked.get(found.slot) ?? 0));
  }
  let answered = 0;
  for (const [slot, weight] of asked) answered += weight * plan.slots[slot]!.rarity;
  return all > 0 ? Math.sqrt(had / all) * answered : 0;
}
