import {LEVELS, type Level, type SearchHit} from '@site/src/utils/search/types';

const REFERENCE = /\/api\/class-[a-z]+#/;
/** Members stand at this level of a class page. */
const MEMBER = 'lvl3';

/** What a hit shows, as text with `<mark>` around the words that were searched. */
export interface HitText {
  title: string;
  /** The text under the heading, where the words stand. */
  snippet: string | null;
  /** The headings above, from the page on. */
  path: string[];
}

/** The texts of a hit; a hit of text alone is titled by its heading, a member of the reference with its class. */
export function hitText(hit: SearchHit): HitText {
  const levels = LEVELS.filter((level) => hit.hierarchy[level]);
  const own = hit.type === 'content' ? (levels.at(-1) ?? 'lvl1') : hit.type;
  const above = levels.filter((level) => level !== 'lvl0' && level < own);
  const content = hit._snippetResult?.content?.value ?? null;
  if (own === MEMBER && REFERENCE.test(hit.url))
    return {title: `${marked(hit, 'lvl1')}.${marked(hit, own)}`, snippet: content, path: []};
  return {title: marked(hit, own), snippet: content, path: above.map((level) => hit.hierarchy[level] ?? '')};
}

function marked(hit: SearchHit, level: Level): string {
  return hit._highlightResult?.hierarchy?.[level]?.value ?? hit.hierarchy[level] ?? '';
}
