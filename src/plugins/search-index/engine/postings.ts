import {Lexicon} from './lexicon';
import {termsOf} from './tokenise';
import type {Heading, Texts} from './types';

/**
 * Weight of a word by the field that contains it (BM25F: weighted counts of all fields are added before saturation).
 */
const FIELD = {
  /** Title of a class, member or parameter. */
  name: 5,
  /** Title of a guide or section. */
  title: 4,
  alias: 2.5,
  /** Other words for a heading, such as the words of readers. */
  keyword: 2,
  /** Phrases that lead to a section. */
  phrase: 1,
  /** Titles of the headings above, and the last part of the URL. */
  context: 1.2,
  /** Titles of the sections of a page. */
  outline: 1,
  body: 1,
  code: 0.5,
  /** Names of the parameters of a member. */
  parameters: 0.5,
  /** A flag or setting that the text explains. */
  definition: 5,
} as const;
/** How strongly the length of a body lowers the weight of its words (BM25's b). */
const LENGTH_DAMPING = 0.6;

/** Matches a flag or setting at the beginning of a line. */
const DEFINITION = /^(--?[a-z][\w-]*|[A-Z][A-Z0-9]*_[A-Z0-9_]+)/gm;

/** Title of the sections whose headings are messages. */
const PITFALLS = 'Pitfalls';

/** The documents that contain a term, with its weighted count in each. */
export type Posting = Map<number, number>;

/** The inverted index: which documents contain a term, and with which weight. */
export class Postings {
  readonly lexicon = new Lexicon();
  /** The terms of the title of each document and of its keywords, for the title bonus. */
  readonly titles: number[][][] = [];
  private readonly lists: Posting[] = [];
  private rarities: number[] = [];

  constructor(
    private readonly headings: Heading[],
    parents: number[],
  ) {
    headings.forEach((heading, doc) => {
      const isName = heading.kind === 'member' || heading.kind === 'parameter' || heading.kind === 'class';
      const title = titleOf(heading);
      this.titles.push([[...new Set(this.put(doc, title, isName ? FIELD.name : FIELD.title))]]);
      for (const alias of heading.aliases) this.put(doc, alias, FIELD.alias);
      this.put(doc, slugOf(heading.url), FIELD.context);
      for (let above = parents[doc]!; above >= 0; above = parents[above]!)
        this.put(doc, titleOf(headings[above]!), FIELD.context);
      const parent = parents[doc]!;
      if (parent < 0) return;
      if (heading.kind === 'parameter') this.put(parent, title, FIELD.parameters);
      else if (heading.kind === 'section') this.put(pageOf(doc, parents), title, FIELD.outline);
    });
    this.seal();
  }

  /** Adds the texts under the headings. The lists are in the order of the headings. */
  addTexts({bodies, codes, phrases, keywords}: Texts): void {
    const terms = bodies.map(termsOf);
    const average = terms.reduce((sum, list) => sum + list.length, 0) / Math.max(1, terms.length);
    terms.forEach((list, doc) => {
      const damping = 1 - LENGTH_DAMPING + (LENGTH_DAMPING * list.length) / average;
      this.putTerms(doc, list, FIELD.body / damping);
    });
    // A list item or table row that begins with a flag or setting explains it; other pages only use it.
    bodies.forEach((body, doc) => {
      for (const [, name] of body.matchAll(DEFINITION)) this.put(doc, name!, FIELD.definition);
    });
    // Counts each term of a sample once, because samples repeat names.
    codes.forEach((code, doc) => this.putTerms(doc, [...new Set(termsOf(code))], FIELD.code));
    // Counts each word once, because several messages of a section repeat words.
    phrases.forEach((list, doc) => this.putTerms(doc, [...new Set(list.flatMap(termsOf))], FIELD.phrase));
    keywords.forEach((list, doc) => {
      this.putTerms(doc, [...new Set(list.flatMap(termsOf))], FIELD.keyword);
      for (const keyword of list)
        this.titles[doc]!.push([...new Set(termsOf(keyword))].map((word) => this.lexicon.add(word)));
    });
    this.seal();
  }

  /** Returns the documents that contain a term. */
  get(term: number): Posting {
    return this.lists[term]!;
  }

  /** Returns the inverse document frequency: from about 0 (in every document) to about 8 (in one document). */
  rarity(term: number): number {
    return this.rarities[term]!;
  }

  /** Rarity of a term that no document contains. */
  get maxRarity(): number {
    return Math.log(1 + (this.headings.length + 0.5) / 0.5);
  }

  /** Prepares the lookups of the lexicon and computes rarities; called after each batch of documents. */
  private seal(): void {
    this.lexicon.seal();
    const count = this.headings.length;
    this.rarities = this.lists.map(({size}) => Math.log(1 + (count - size + 0.5) / (size + 0.5)));
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

/** Returns the text of the heading itself. */
export function titleOf(heading: Heading): string {
  return heading.hierarchy[heading.type] ?? '';
}

/**
 * Returns the last part of the URL of a page; empty for a heading with an anchor, because the anchor only repeats its
 * text.
 */
function slugOf(url: string): string {
  return url.includes('#') ? '' : url.slice(url.lastIndexOf('/') + 1).replace(/^class-/, '');
}

/** Returns the page that contains a heading. */
export function pageOf(doc: number, parents: number[]): number {
  let page = doc;
  while (parents[page]! >= 0) page = parents[page]!;
  return page;
}

/** Returns whether a heading is a message or mistake that the section explains. */
export function isPitfall(doc: number, headings: Heading[], parents: number[]): boolean {
  const parent = headings[parents[doc]!];
  return parent !== undefined && titleOf(parent) === PITFALLS;
}
