import {Keys} from './keys';
import {planQuery, type Plan} from './plan';
import {Postings} from './postings';
import {rank, standingOf, type Standing} from './score';
import type {Heading, Ranked} from './types';

export interface Texts {
  bodies: string[];
  codes: string[];
}

/** One version's index, ready to be asked: from its headings alone at first, with its texts once they are there. */
export class SearchIndex {
  readonly postings: Postings;
  private readonly keys: Keys;
  private readonly standing: Standing;
  texts: Texts | null = null;

  /**
   * @param headings in page order, each page's own heading before its sections
   */
  constructor(readonly headings: Heading[]) {
    const parents = parentsOf(headings);
    this.postings = new Postings(headings, parents);
    this.keys = new Keys(headings);
    this.standing = standingOf(headings, parents);
  }

  addTexts(texts: Texts): void {
    this.postings.addTexts(texts.bodies, texts.codes);
    this.texts = texts;
  }

  search(query: string): {ranked: Ranked[]; plan: Plan} {
    const plan = planQuery(query, this.postings);
    return {ranked: rank(plan, this.headings, this.postings, this.keys, this.standing), plan};
  }
}

/** For each heading the one above it on its page, or -1 for a page's own. */
export function parentsOf(headings: Heading[]): number[] {
  const open: number[] = [];
  return headings.map((heading, doc) => {
    const level = Number(heading.type.slice(3));
    if (level === 1) open.length = 0;
    open.length = Math.min(open.length, level);
    let parent = -1;
    for (let above = level - 1; above >= 1 && parent < 0; above--) parent = open[above] ?? -1;
    open[level] = doc;
    return parent;
  });
}
