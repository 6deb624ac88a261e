/** An anchor made from its heading the way the site makes them, so that the index need not carry it. */
type Rule = (title: string, page: string, parent: string) => string;

/** `APIRequestContext` is `api-request-context`, `wait_for_url` is `wait-for-url`. */
function kebab(name: string): string {
  return name
    .replace(/\(.*\)$/, '')
    .replace(/(\p{Ll}|\p{N})(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1$2-')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

const RULES: Record<string, Rule> = {
  // A heading of a guide, as github-slugger does it.
  '': (title) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  // A member: the class of its page and its name.
  '.': (title, page) => `${kebab(page)}-${kebab(title.slice(title.indexOf('.') + 1))}`,
  '!': (title, page) => `${kebab(page)}-event-${kebab(title.slice(title.indexOf('.') + 1))}`,
  // A parameter of the member above it.
  '+': (title, _page, parent) => `${parent}-option-${kebab(title)}`,
};

/** The mark of the first rule that makes the anchor, or the anchor itself after a `#`. */
export function packAnchor(anchor: string, title: string, page: string, parent: string): string {
  return Object.keys(RULES).find((mark) => RULES[mark]!(title, page, parent) === anchor) ?? `#${anchor}`;
}

/** Undoes `packAnchor`. Throws on a mark that is none. */
export function unpackAnchor(packed: string, title: string, page: string, parent: string): string {
  if (packed.startsWith('#')) return packed.slice(1);
  const rule = RULES[packed];
  if (!rule) throw new Error(`unknown anchor mark "${packed}"`);
  return rule(title, page, parent);
}
