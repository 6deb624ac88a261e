import {documentTitle, findPageDocument} from './documents';
import {Lexicon} from './Lexicon';
import {indexTerms} from './tokenize';
import type {SearchDocument} from './types';

/**
 * Weight of a word by the field that contains it (BM25F: weighted counts of all fields are added before saturation).
 * `textPostings.ts` has those of the texts.
 */
const fieldWeights = {
  name: 5,
  title: 4,
  alias: 2.5,
  /** Titles of the headings above, and the last part of the URL. */
  context: 1.2,
  /** Titles of the sections of a page. */
  outline: 1,
  /** Names of the parameters of a member. */
  parameters: 0.5,
} as const;

/** Weight of a word that a document contains only in text that results do not show, or in samples. */
export const hiddenWordWeight = 0.05;

/** The inverted index: which documents contain a term, and with which weight. */
export class Postings {
  readonly lexicon = new Lexicon();
  /** The terms of each title of a document: its heading and its other titles, for the title bonus. */
  readonly titles: number[][][] = [];
  private readonly lists: Map<number, number>[] = [];
  private rarities: number[] = [];

  constructor(
    private readonly documents: SearchDocument[],
    parents: number[],
  ) {
    documents.forEach((document, doc) => {
      const isName = document.kind === 'member' || document.kind === 'parameter' || document.kind === 'class';
      const title = documentTitle(document);
      this.titles.push([
        [...new Set(this.put(doc, indexTerms(title), isName ? fieldWeights.name : fieldWeights.title))],
      ]);
      for (const alias of document.aliases) this.put(doc, indexTerms(alias), fieldWeights.alias);
      this.put(doc, indexTerms(pageSlug(document.url)), fieldWeights.context);
      for (let above = parents[doc]!; above >= 0; above = parents[above]!)
        this.put(doc, indexTerms(documentTitle(documents[above]!)), fieldWeights.context);
      const parent = parents[doc]!;
      if (parent < 0) return;
      if (document.kind === 'parameter') this.put(parent, indexTerms(title), fieldWeights.parameters);
      else if (document.kind === 'section')
        this.put(findPageDocument(doc, parents), indexTerms(title), fieldWeights.outline);
    });
    this.computeRarities();
  }

  /** Returns the documents that contain a term, with its weighted count in each. */
  get(term: number): ReadonlyMap<number, number> {
    return this.lists[term]!;
  }

  /** Returns the inverse document frequency: from about 0 (in every document) to about 8 (in one document). */
  rarity(term: number): number {
    return this.rarities[term]!;
  }

  /** Rarity of a term that no document contains. */
  get maxRarity(): number {
    return Math.log(1 + (this.documents.length + 0.5) / 0.5);
  }

  /**
   * Computes rarities. Call it after each batch of terms.
   *
   * @param from first term to compute; the rarities of earlier terms stay
   */
  computeRarities(from = 0): void {
    const count = this.documents.length;
    const computeRarity = ({size}: {size: number}) => Math.log(1 + (count - size + 0.5) / (size + 0.5));
    this.rarities = [...this.rarities.slice(0, from), ...this.lists.slice(from).map(computeRarity)];
  }

  /**
   * Adds terms to a document.
   *
   * @returns the ids of the terms, in order
   */
  put(doc: number, terms: string[], weight: number): number[] {
    return terms.map((word) => {
      const term = this.lexicon.add(word);
      const list = (this.lists[term] ??= new Map());
      list.set(doc, (list.get(doc) ?? 0) + weight);
      return term;
    });
  }
}

/** Returns the last part of the URL of a page; empty for a heading with an anchor, which only repeats its text. */
function pageSlug(url: string): string {
  return url.includes('#') ? '' : url.slice(url.lastIndexOf('/') + 1).replace(/^class-/, '');
}
