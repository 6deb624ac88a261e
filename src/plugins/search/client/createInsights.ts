import type {SearchClient} from './types';
import type {SearchHit, SearchResult} from '../types';
import type {HostedIndex} from '../options';
import {insightsHost} from '../serviceHosts';

/** Milliseconds to wait for more results before views are reported. */
const viewDelay = 400;

interface Event {
  eventType: 'view' | 'click';
  eventName: string;
  objectIDs: string[];
  queryID?: string;
  positions?: number[];
}

/**
 * Reports views of and clicks on hits to the service. Identifies a reader by a random number that lasts until the page is
 * closed; nothing is stored. A report that fails is not sent again.
 */
export function createInsights({
  appId,
  apiKey,
  indexName,
  hosts,
}: HostedIndex): Required<Pick<SearchClient, 'onView' | 'onClick'>> {
  const url = `${(hosts[0] ?? insightsHost).replace(/\/$/, '')}/1/events`;
  // Does not use `randomUUID()`, because browsers provide it on HTTPS sites only, and search also works over HTTP.
  const userId = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const send = (event: Event) =>
    void fetch(url, {
      method: 'POST',
      keepalive: true,
      headers: {'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey, 'content-type': 'application/json'},
      body: JSON.stringify({events: [{index: indexName, userToken: `anonymous-${userId}`, ...event}]}),
    }).catch(() => {});

  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    onView(hits: SearchHit[]) {
      clearTimeout(timer);
      const objectIDs = hits.map(({objectID}) => objectID);
      timer = setTimeout(() => send({eventType: 'view', eventName: 'Items Viewed', objectIDs}), viewDelay);
    },
    onClick({objectID}: Pick<SearchHit, 'objectID'>, {hits, queryID}: SearchResult) {
      const position = hits.findIndex((hit) => hit.objectID === objectID) + 1;
      send({
        eventType: 'click',
        eventName: 'Item Selected',
        objectIDs: [objectID],
        ...(queryID ? {queryID, positions: [position]} : {}),
      });
    },
  };
}
