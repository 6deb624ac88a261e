import type {SearchHit} from '@site/src/utils/search/types';

const MAX_HITS_PER_GROUP = 5;
/** The first group keeps this many hits even if the next group has a better one. */
const MIN_HITS_IN_FIRST_GROUP = 2;

export interface HitGroup {
  title: string;
  hits: SearchHit[];
}

/**
 * Groups hits by `lvl0`, in the order of the best hit of each group, at most five per group.
 *
 * If hits have scores, the first group keeps only hits that are at least as good as the best hit of the second group, so
 * that a strong hit of the second group does not come after five weak hits of the first.
 */
export function groupHits(hits: SearchHit[]): HitGroup[] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const title = hit.hierarchy.lvl0 ?? '';
    const group = groups.get(title);
    if (!group) groups.set(title, [hit]);
    else if (group.length < MAX_HITS_PER_GROUP) group.push(hit);
  }
  const list = [...groups].map(([title, members]) => ({title, hits: members}));
  const [first, second] = list;
  const threshold = second?.hits[0]?._rankingInfo?.userScore;
  if (first && threshold !== undefined) {
    first.hits = first.hits.filter(
      (hit, i) => i < MIN_HITS_IN_FIRST_GROUP || (hit._rankingInfo?.userScore ?? 0) >= threshold,
    );
  }
  return list;
}
