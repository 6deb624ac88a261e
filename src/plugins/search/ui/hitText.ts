import {sinceClass} from '@site/src/utils/newerRelease';
import {levels, memberLevel, referenceUrl, type Level, type SearchHit} from '../types';

const memberType = `lvl${memberLevel}` as const;

/** The texts of a hit, with `<mark>` around matches. */
export interface HitText {
  title: string;
  /** Part of the text under the heading, around the match. */
  snippet: string | null;
  /** The headings above, beginning with the page. */
  path: string[];
  /** Class of a hit that a release added, if some readers do not have it. */
  newerClass: string | undefined;
}

/** A hit of a response, or one that the browser has stored. */
type Hit = Pick<SearchHit, 'url' | 'type' | 'hierarchy'> & Partial<SearchHit>;

/** Returns the texts of a hit. The title of a text is its heading; that of an API member includes its class. */
export function hitText(hit: Hit): HitText {
  const filled = levels.filter((other) => hit.hierarchy[other]);
  const level = hit.type === 'content' ? (filled.at(-1) ?? 'lvl1') : hit.type;
  const above = filled.filter((other) => other !== 'lvl0' && other < level);
  const content = hit._snippetResult?.content?.value ?? null;
  const newerClass = sinceClass(hit.since ?? undefined);
  if (level === memberType && referenceUrl.test(hit.url))
    return {title: `${highlighted(hit, 'lvl1')}.${highlighted(hit, level)}`, snippet: content, path: [], newerClass};
  return {
    title: highlighted(hit, level),
    snippet: content,
    path: above.map((other) => hit.hierarchy[other] ?? ''),
    newerClass,
  };
}

function highlighted(hit: Hit, level: Level): string {
  return hit._highlightResult?.hierarchy?.[level]?.value ?? hit.hierarchy[level] ?? '';
}
