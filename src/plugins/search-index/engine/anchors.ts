import type {RecordKind} from '../../../utils/search/types';

/** Derives an anchor from its heading like the site does, so that the index does not have to store it. */
type Rule = (title: string, page: string, parent: string) => string;

/** Converts `APIRequestContext` to `api-request-context` and `wait_for_url` to `wait-for-url`. */
function kebab(name: string): string {
  return name
    .replace(/\(.*\)$/, '')
    .replace(/(\p{Ll}|\p{N})(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1$2-')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Rules by the mark that the index stores instead of an anchor. */
const RULES: Record<string, Rule> = {
  // A heading of a guide: like github-slugger.
  '-': (title) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  // A method or property: the class of its page and its name.
  '.': (title, page) => `${kebab(page)}-${kebab(title.slice(title.indexOf('.') + 1))}`,
  // An event.
  '!': (title, page) => `${kebab(page)}-event-${kebab(title.slice(title.indexOf('.') + 1))}`,
  // A parameter: the anchor of its member and its name.
  '+': (title, _page, parent) => `${parent}-option-${kebab(title)}`,
};

/** Returns the mark of the rule that most headings of a kind follow. The index stores nothing for them. */
function usualMark(kind: RecordKind): string {
  if (kind === 'parameter') return '+';
  return kind === 'member' ? '.' : '-';
}

/** Mark of an anchor that a rule derives except for some words in the middle. */
const EDITED = '~';

/** Packs an anchor as the number of words at both ends that are derived, and the words between them: `~25wait-for`. */
function packEdited(anchor: string, derived: string): string | null {
  const words = anchor.split('-');
  const known = derived.split('-');
  const limit = Math.min(words.length, known.length, 35);
  let start = 0;
  while (start < limit && words[start] === known[start]) start++;
  let end = 0;
  while (end < limit - start && words.at(-1 - end) === known.at(-1 - end)) end++;
  if (start + end === 0) return null;
  return `${EDITED}${start.toString(36)}${end.toString(36)}${words.slice(start, words.length - end).join('-')}`;
}

function unpackEdited(packed: string, derived: string): string {
  const known = derived.split('-');
  const [start, end] = [packed[1]!, packed[2]!].map((digit) => parseInt(digit, 36)) as [number, number];
  const middle = packed.length > 3 ? packed.slice(3).split('-') : [];
  return [...known.slice(0, start), ...middle, ...known.slice(known.length - end)].join('-');
}

/**
 * Packs an anchor for the index.
 *
 * @param kind of the heading
 * @param title of the heading
 * @param page title of the page
 * @param parent anchor of the heading above; empty if there is none
 * @returns nothing if the usual rule derives the anchor, or the mark of another rule that does; otherwise the difference
 *   to the anchor of the usual rule, or `#` and the anchor
 */
export function packAnchor(anchor: string, kind: RecordKind, title: string, page: string, parent: string): string {
  const derived = RULES[usualMark(kind)]!(title, page, parent);
  if (derived === anchor) return '';
  const mark = Object.keys(RULES).find((one) => RULES[one]!(title, page, parent) === anchor);
  if (mark !== undefined) return mark;
  const edited = packEdited(anchor, derived);
  return edited !== null && unpackEdited(edited, derived) === anchor ? edited : `#${anchor}`;
}

/**
 * Reverses `packAnchor()`.
 *
 * @throws {Error} if the mark is unknown
 */
export function unpackAnchor(packed: string, kind: RecordKind, title: string, page: string, parent: string): string {
  if (packed.startsWith('#')) return packed.slice(1);
  const usual = usualMark(kind);
  if (packed.startsWith(EDITED)) return unpackEdited(packed, RULES[usual]!(title, page, parent));
  const rule = RULES[packed || usual];
  if (!rule) throw new Error(`unknown anchor mark "${packed}"`);
  return rule(title, page, parent);
}
