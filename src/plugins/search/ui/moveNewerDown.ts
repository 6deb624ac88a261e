import type {SearchHit} from '../types';
import {isNewerThanReaders} from '@site/src/utils/newerRelease';

/** How many places a hit comes later that the reader's release does not have. */
const newerPlaces = 3;

/** Moves hits that the reader's release does not have a few places down. Hits show that they are newer. */
export function moveNewerDown(hits: SearchHit[]): SearchHit[] {
  const placed = hits.map((hit, index) => ({
    hit,
    place: isNewerThanReaders(hit.since) ? index + newerPlaces + 0.5 : index,
  }));
  return placed.sort((a, b) => a.place - b.place).map(({hit}) => hit);
}
