import {NameIndex} from './nameIndex';
import type {PhraseIndex} from './phraseIndex';
import {planQuery, type Plan} from './plan';
import {Postings} from './postings';
import {computeBoosts, rank, type Boosts} from './score';
import type {Synonyms} from './synonyms';
import type {Heading, Ranked, Texts} from './types';

/** The index of one version: of its headings, or, from `completeIndex()`, also of parameters, texts, synonyms and messages. */
export class SearchIndex {
  readonly postings: Postings;
  readonly nameIndex: NameIndex;
  readonly parents: number[];
  synonyms: Synonyms | null = null;
  phraseIndex: PhraseIndex | null = null;
  readonly boosts: Boosts;
  texts: Texts | null = null;

  /**
   * @param headings in page order; the heading of a page comes before its sections
   */
  constructor(readonly headings: Heading[]) {
    this.parents = parentsOf(headings);
    this.postings = new Postings(headings, this.parents);
    this.nameIndex = new NameIndex(headings);
    this.boosts = computeBoosts(headings, this.parents);
  }

  /** Returns the matching documents, best first, and the analyzed query. */
  search(query: string): {ranked: Ranked[]; plan: Plan} {
    const plan = planQuery(query, this.postings, this.synonyms);
    return {ranked: rank(plan, this), plan};
  }
}

/** Returns for each heading the position of the heading above it on its page; -1 for the heading of a page. */
export function parentsOf(headings: Heading[]): number[] {
  const latestByLevel: number[] = [];
  return headings.map((heading, doc) => {
    const level = Number(heading.type.slice(3));
    if (level === 1) latestByLevel.length = 0;
    latestByLevel.length = Math.min(latestByLevel.length, level);
    let parent = -1;
    for (let above = level - 1; above >= 1 && parent < 0; above--) parent = latestByLevel[above] ?? -1;
    latestByLevel[level] = doc;
    return parent;
  });
}
