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
  '': (title) =>
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

/**
 * Packs an anchor for the index.
 *
 * @param title of the heading
 * @param page title of the page
 * @param parent anchor of the heading above; empty if there is none
 * @returns the mark of the first rule that derives the anchor; otherwise `#` and the anchor
 */
export function packAnchor(anchor: string, title: string, page: string, parent: string): string {
  return Object.keys(RULES).find((mark) => RULES[mark]!(title, page, parent) === anchor) ?? `#${anchor}`;
}

/**
 * Reverses `packAnchor()`.
 *
 * @throws {Error} if the mark is unknown
 */
export function unpackAnchor(packed: string, title: string, page: string, parent: string): string {
  if (packed.startsWith('#')) return packed.slice(1);
  const rule = RULES[packed];
  if (!rule) throw new Error(`unknown anchor mark "${packed}"`);
  return rule(title, page, parent);
}
