import type {SearchHit} from '@site/src/plugins/search/types';

import {isNewerThanReaders} from '@site/src/utils/newerMark';

const maxHitsPerGroup = 5;
/** The second hit of a group may score lower than the best hit of the next group, but at least this share of it. */
const minShareOfSecond = 0.6;

/** How many places a hit comes later that the reader's release does not have. */
const newerPlaces = 3;

export interface HitGroup {
  title: string;
  hits: SearchHit[];
}

/** Moves hits that the reader's release does not have a few places down. They have a mark. */
export function moveNewerDown(hits: SearchHit[]): SearchHit[] {
  const placed = hits.map((hit, index) => ({
    hit,
    place: isNewerThanReaders(hit.since) ? index + newerPlaces + 0.5 : index,
  }));
  return placed.sort((a, b) => a.place - b.place).map(({hit}) => hit);
}

/**
 * Groups hits by `lvl0`, in the order of the best hit of each group, at most five per group.
 *
 * If hits have scores, each group keeps only hits that are at least as good as the best hit of the next group, so that a
 * strong hit of the next group does not come after weak hits. The second hit of a group may be a little weaker.
 */
export function groupHits(hits: SearchHit[]): HitGroup[] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const title = hit.hierarchy.lvl0 ?? '';
    const group = groups.get(title);
    if (!group) groups.set(title, [hit]);
    else if (group.length < maxHitsPerGroup) group.push(hit);
  }
  const list = [...groups].map(([title, members]) => ({title, hits: members}));
  return list.map(({title, hits: members}, i) => {
    const next = list[i + 1]?.hits[0]?._rankingInfo?.userScore ?? -Infinity;
    const isShown = (hit: SearchHit, position: number) =>
      position === 0 || (hit._rankingInfo?.userScore ?? 0) >= next * (position === 1 ? minShareOfSecond : 1);
    return {title, hits: members.filter(isShown)};
  });
}
