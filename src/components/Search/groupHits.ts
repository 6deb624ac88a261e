import type {SearchHit} from '@site/src/utils/search/types';

const GROUP_CAP = 5;
/** What the first group keeps however strong the next one is. */
const FIRST_GROUP_LEAST = 2;

export interface HitGroup {
  title: string;
  hits: SearchHit[];
}

/**
 * Hits by lvl0, in the order of each group's best hit, at most five in a group.
 *
 * Where hits carry a score, the first group shows only those that are at least as good as the best of the next group, so
 * that a strong second answer does not stand below five weak relatives of the first.
 */
export function groupHits(hits: SearchHit[]): HitGroup[] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const title = hit.hierarchy.lvl0 ?? '';
    const group = groups.get(title);
    if (!group) groups.set(title, [hit]);
    else if (group.length < GROUP_CAP) group.push(hit);
  }
  const list = [...groups].map(([title, members]) => ({title, hits: members}));
  const [first, second] = list;
  const bar = second?.hits[0]?._rankingInfo?.userScore;
  if (first && bar !== undefined) {
    first.hits = first.hits.filter((hit, at) => at < FIRST_GROUP_LEAST || (hit._rankingInfo?.userScore ?? 0) >= bar);
  }
  return list;
}
