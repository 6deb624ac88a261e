import {editDistance} from '../../../utils/editDistance';
import {documentTitle} from './documents';
import {keepHighest} from './keepHighest';
import {allowedTypos} from './Lexicon';
import {toKey, withoutAsync} from './tokenize';
import type {SearchDocument} from './types';

const exactBonus = 14;
const prefixBonus = 7;
const typoBonus = 7;
/** Applies if a query with capitals equals a title: `Keyboard` is the class, `keyboard` often a property. */
const sameCaseFactor = 1.3;
/**
 * Applies if a query is a class and its member, as the language writes them: `Frame.locator` is not the class
 * `FrameLocator`. In C#, `Page.CloseAsync` is the method and `Page.Close` the event.
 */
const wholeNameFactor = 3;

/**
 * Finds classes, members and parameters by name in any spelling: `goto`, `page.goto`, `Page.goto()`, `page_goto`. Also
 * finds members by their names in other languages (`waitForSelector`), which are the aliases of documents, and guides
 * by title.
 */
export class NameIndex {
  private readonly entries: {key: string; doc: number}[] = [];

  constructor(private readonly documents: SearchDocument[]) {
    documents.forEach((document, doc) => {
      if (document.kind === 'section') return;
      for (const key of nameKeys(document)) this.entries.push({key, doc});
    });
  }

  /**
   * Returns the bonus of each document with a name that equals the text or begins with it.
   *
   * @param written the text as the reader wrote it, with the `Async` of C#
   */
  match(text: string, written: string): Map<number, number> {
    const found = new Map<number, number>();
    const key = toKey(text);
    if (key.length < 3 && !key.includes('$')) return found;
    for (const entry of this.entries) {
      if (!entry.key.startsWith(key)) continue;
      if (entry.key === key) keepHighest(found, entry.doc, this.exactBonus(entry.doc, written));
      else if (!this.isParameter(entry.doc))
        keepHighest(found, entry.doc, prefixBonus * (0.5 + (0.5 * key.length) / entry.key.length));
    }
    return found;
  }

  /** Returns the bonus of each document with a name that differs from the text by a few typos. */
  matchTypos(text: string): Map<number, number> {
    const found = new Map<number, number>();
    const key = toKey(text);
    const limit = allowedTypos(key.length);
    for (const entry of limit === 0 ? [] : this.entries) {
      const distance = editDistance(key, entry.key, limit);
      if (distance <= limit && !this.isParameter(entry.doc)) keepHighest(found, entry.doc, typoBonus / distance);
    }
    return found;
  }

  membersNamed(text: string): number[] {
    const key = toKey(text);
    return this.entries.flatMap((entry) =>
      entry.key === key && this.documents[entry.doc]!.kind === 'member' ? [entry.doc] : [],
    );
  }

  private exactBonus(doc: number, written: string): number {
    const name = written.trim().replace(/\(\)$/, '');
    const document = this.documents[doc]!;
    const title = documentTitle(document);
    if (document.kind === 'member' && name === `${document.hierarchy.lvl1}.${title}`)
      return exactBonus * wholeNameFactor;
    return /\p{Lu}/u.test(name) && name === title ? exactBonus * sameCaseFactor : exactBonus;
  }

  /** Parameters match by their whole name only, because its beginning or a typo of it usually means a guide. */
  private isParameter(doc: number): boolean {
    return this.documents[doc]!.kind === 'parameter';
  }
}

/**
 * Returns the keys of a heading. A class or parameter has its name, a member its name with and without the class, a
 * guide its title and the last part of its URL. Aliases count as names.
 */
function nameKeys(document: SearchDocument): Set<string> {
  const keys = new Set<string>();
  const className = toKey(document.hierarchy.lvl1 ?? '');
  // Readers also search for the last part of the URL of a guide: actionability, pom.
  const slug = document.url.slice(document.url.lastIndexOf('/') + 1);
  if (document.kind === 'page' && !slug.includes('-')) keys.add(slug);
  const title = documentTitle(document);
  for (const name of [title, withoutAsync(title), ...document.aliases]) {
    const key = toKey(name);
    if (!key) continue;
    keys.add(key);
    if (document.kind !== 'member') continue;
    const memberKey = toKey(name.slice(name.lastIndexOf('.') + 1));
    keys.add(memberKey).add(className + memberKey);
    // Readers write `context.add_cookies`, like the samples.
    if (className === 'browsercontext') keys.add(`context${memberKey}`);
    if (className.endsWith('assertions')) keys.add(`expect${memberKey}`);
  }
  return keys;
}
