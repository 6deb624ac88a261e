import {allowedTypos, countBits, editDistance, letterMask} from './editDistance';
import {titleOf} from './postings';
import {toKey} from './tokenise';
import type {Heading} from './types';

const EXACT = 14;
const BEGINNING = 7;
const NEARLY = 7;
/** A name with its capitals is that name: `Keyboard` is the class, `keyboard` may be the page's property too. */
const SAME_CAPITALS = 1.3;

/**
 * Finds API members by name, however it is spelt: `goto`, `page.goto`, `Page.goto()`, `page_goto`; and by their names in
 * the other editions (`waitForSelector`), which are the documents' aliases. Finds guides by their titles too.
 */
export class Keys {
  private readonly entries: {key: string; doc: number; mask: number}[] = [];

  constructor(private readonly headings: Heading[]) {
    headings.forEach((heading, doc) => {
      if (heading.kind === 'section') return;
      for (const key of keysOf(heading)) this.entries.push({key, doc, mask: letterMask(key)});
    });
    this.entries.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  }

  /** The bonus of each document whose key is the text, begins with it, or is a typo or two away from it. */
  match(text: string): Map<number, number> {
    const found = new Map<number, number>();
    const key = toKey(text);
    if (key.length < 3) return found;
    const offer = (doc: number, bonus: number) => found.set(doc, Math.max(bonus, found.get(doc) ?? 0));
    for (let i = this.firstAtLeast(key); i < this.entries.length && this.entries[i]!.key.startsWith(key); i++) {
      const entry = this.entries[i]!;
      offer(
        entry.doc,
        entry.key === key ? this.exact(entry.doc, text) : BEGINNING * (0.5 + (0.5 * key.length) / entry.key.length),
      );
    }
    if (found.size === 0) this.matchNearly(key, offer);
    return found;
  }

  /** The members with exactly this name. */
  membersCalled(text: string): number[] {
    const key = toKey(text);
    const found: number[] = [];
    for (let i = this.firstAtLeast(key); this.entries[i]?.key === key; i++) {
      const {doc} = this.entries[i]!;
      if (this.headings[doc]!.kind === 'member') found.push(doc);
    }
    return found;
  }

  private exact(doc: number, text: string): number {
    const same = /\p{Lu}/u.test(text) && titleOf(this.headings[doc]!) === text.trim();
    return same ? EXACT * SAME_CAPITALS : EXACT;
  }

  private matchNearly(key: string, offer: (doc: number, bonus: number) => void): void {
    const limit = allowedTypos(key.length);
    if (limit === 0) return;
    const mask = letterMask(key);
    for (const entry of this.entries) {
      if (Math.abs(entry.key.length - key.length) > limit || countBits(mask ^ entry.mask) > 2 * limit) continue;
      const distance = editDistance(key, entry.key, limit);
      if (distance <= limit) offer(entry.doc, NEARLY / distance);
    }
  }

  private firstAtLeast(key: string): number {
    let low = 0;
    let high = this.entries.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.entries[middle]!.key < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The keys of a class or member: its name alone, after its class, and the same for each alias; of a guide its title and address. */
function keysOf(heading: Heading): Set<string> {
  const keys = new Set<string>();
  const owner = toKey(heading.hierarchy.lvl1 ?? '');
  // The address of a guide is a name of it too: actionability, pom.
  const slug = heading.url.slice(heading.url.lastIndexOf('/') + 1);
  if (heading.kind === 'page' && !slug.includes('-')) keys.add(slug);
  for (const name of [titleOf(heading), ...heading.aliases]) {
    const key = toKey(name);
    if (!key) continue;
    keys.add(key);
    if (heading.kind !== 'member') continue;
    const own = toKey(name.slice(name.lastIndexOf('.') + 1));
    keys.add(own).add(owner + own);
    // People write context.add_cookies, as the samples do.
    if (owner === 'browsercontext') keys.add(`context${own}`);
    if (owner.endsWith('assertions')) keys.add(`expect${own}`);
  }
  return keys;
}
