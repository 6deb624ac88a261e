import {titleOf} from './postings';
import type {Heading} from './types';

/** Converts `APIRequestContext` to `api-request-context` and `wait_for_url` to `wait-for-url`. */
export function kebab(name: string): string {
  return name
    .replace(/\(.*\)$/, '')
    .replace(/(\p{Ll}|\p{N})(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1$2-')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Derives an anchor like the site does for most headings, so that the index stores only the others. */
export function usualAnchor(heading: Omit<Heading, 'url'>): string {
  const title = titleOf(heading);
  // The anchor of a member contains its name in other languages, which is an alias if it differs.
  if (heading.kind === 'member')
    return `${kebab(heading.hierarchy.lvl1!)}-${kebab(heading.aliases[0] ?? '') || kebab(title.slice(title.indexOf('.') + 1))}`;
  // Like github-slugger.
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}
