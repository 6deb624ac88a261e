import {Lexicon} from './lexicon';
import {termsOf} from './tokenise';
import type {Heading} from './types';

/** What a word weighs by where it stands (BM25F: the fields' counts are weighted and added before they saturate). */
const FIELD = {
  name: 5,
  title: 4,
  alias: 2.5,
  context: 1.2,
  outline: 1,
  body: 1,
  code: 0.5,
  parameters: 0.5,
  defined: 5,
} as const;
/** How far a long body is taken down for its length. */
const LENGTH_DAMPING = 0.6;

const DEFINITION = /^(--?[a-z][\w-]*|[A-Z][A-Z0-9]*_[A-Z0-9_]+)/gm;

/** The documents of one term and its weighted count in each. */
export type Posting = Map<number, number>;

/** The inverted index: which documents have a term, and how prominently. */
export class Postings {
  readonly lexicon = new Lexicon();
  /** The terms of a document's own title, for the bonus of a title that the query names in full. */
  readonly titles: number[][] = [];
  private readonly lists: Posting[] = [];
  private rarities: number[] = [];

  constructor(
    private readonly headings: Heading[],
    parents: number[],
  ) {
    headings.forEach((heading, doc) => {
      const named = heading.kind === 'member' || heading.kind === 'parameter' || heading.kind === 'class';
      const title = titleOf(heading);
      this.titles.push([...new Set(this.put(doc, title, named ? FIELD.name : FIELD.title))]);
      for (const alias of heading.aliases) this.put(doc, alias, FIELD.alias);
      this.put(doc, slugOf(heading.url), FIELD.context);
      for (let above = parents[doc]!; above >= 0; above = parents[above]!)
        this.put(doc, titleOf(headings[above]!), FIELD.context);
      const parent = parents[doc]!;
      if (parent < 0) return;
      if (heading.kind === 'parameter') this.put(parent, title, FIELD.parameters);
      else if (heading.kind === 'section') this.put(rootOf(doc, parents), title, FIELD.outline);
    });
    this.seal();
  }

  /** Adds the texts under the headings, in the headings' order. */
  addTexts(bodies: string[], codes: string[]): void {
    const terms = bodies.map(termsOf);
    const average = terms.reduce((sum, list) => sum + list.length, 0) / Math.max(1, terms.length);
    terms.forEach((list, doc) => {
      const damping = 1 - LENGTH_DAMPING + (LENGTH_DAMPING * list.length) / average;
      this.putTerms(doc, list, FIELD.body / damping);
    });
    // A list or table row that begins with a flag or a setting says what it does; other pages only use it.
    bodies.forEach((body, doc) => {
      for (const [, defined] of body.matchAll(DEFINITION)) this.put(doc, defined!, FIELD.defined);
    });
    // Samples repeat names; only whether one occurs says something.
    codes.forEach((code, doc) => this.putTerms(doc, [...new Set(termsOf(code))], FIELD.code));
    this.seal();
  }

  of(term: number): Posting {
    return this.lists[term]!;
  }

  /** How rare a term is, from near 0 (everywhere) to about 8 (in one document). */
  rarity(term: number): number {
    return this.rarities[term]!;
  }

  /** The rarity of a term that no document has. */
  get greatestRarity(): number {
    return Math.log(1 + (this.headings.length + 0.5) / 0.5);
  }

  private seal(): void {
    this.lexicon.seal();
    const all = this.headings.length;
    this.rarities = this.lists.map(({size}) => Math.log(1 + (all - size + 0.5) / (size + 0.5)));
  }

  private put(doc: number, text: string, weight: number): number[] {
    return this.putTerms(doc, termsOf(text), weight);
  }

  private putTerms(doc: number, terms: string[], weight: number): number[] {
    return terms.map((word) => {
      const term = this.lexicon.add(word);
      const list = (this.lists[term] ??= new Map());
      list.set(doc, (list.get(doc) ?? 0) + weight);
      return term;
    });
  }
}

/** The heading's own text: the deepest level it has. */
export function titleOf(heading: Heading): string {
  return heading.hierarchy[heading.type] ?? '';
}

/** The last part of a page's address; an anchor repeats its heading and says nothing new. */
function slugOf(url: string): string {
  return url.includes('#') ? '' : url.slice(url.lastIndexOf('/') + 1).replace(/^class-/, '');
}

function rootOf(doc: number, parents: number[]): number {
  let root = doc;
  while (parents[root]! >= 0) root = parents[root]!;
  return root;
}
