import type {SearchHit} from '../types';
import {groupBy} from '@site/src/utils/groupBy';

const maxHitsPerGroup = 5;
/** The second hit of a group may score lower than the best hit of the next group, but at least this share of it. */
const minShareOfSecond = 0.6;

export interface HitGroup {
  title: string;
  hits: SearchHit[];
}

/**
 * Groups hits by `lvl0`, in the order of the best hit of each group, at most five per group.
 *
 * If hits have scores, each group keeps only hits that are at least as good as the best hit of the next group, so that a
 * strong hit of the next group does not come after weak hits. The second hit of a group may be a little weaker.
 */
export function groupHits(hits: SearchHit[]): HitGroup[] {
  const groups = [...groupBy(hits, ({hierarchy}) => hierarchy.lvl0 ?? '')];
  return groups.map(([title, members], i) => {
    const next = groups[i + 1]?.[1][0]?._rankingInfo?.userScore ?? -Infinity;
    const isShown = (hit: SearchHit, position: number) =>
      position === 0 || (hit._rankingInfo?.userScore ?? 0) >= next * (position === 1 ? minShareOfSecond : 1);
    return {title, hits: members.slice(0, maxHitsPerGroup).filter(isShown)};
  });
}
