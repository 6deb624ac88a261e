import type {SearchClient, SearchHit, SearchResult} from '../../../utils/search/types';
import type {HostedIndex} from '../options';

/** Object ids in one event, and the wait for more of them (specification, section 7). */
const BATCH = 20;
const DEBOUNCE = 400;
const INSIGHTS = 'https://insights.algolia.io';

interface Event {
  eventType: 'view' | 'click';
  eventName: string;
  index: string;
  userToken: string;
  objectIDs: string[];
  queryID?: string;
  positions?: number[];
}

/**
 * Reports hits that were seen and followed. A reader is a random number that lasts as long as the page: nothing is
 * stored, and a report that fails is lost.
 */
export function createInsights({
  appId,
  apiKey,
  indexName,
  hosts,
}: HostedIndex): Required<Pick<SearchClient, 'onView' | 'onClick'>> {
  const address = `${(hosts[0] ?? INSIGHTS).replace(/\/$/, '')}/1/events`;
  // Not randomUUID, which browsers lack on a site without https: search itself works there.
  const reader = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const common = {index: indexName, userToken: `anonymous-${reader}`};
  const send = (events: Event[]) =>
    void fetch(address, {
      method: 'POST',
      keepalive: true,
      headers: {'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey, 'content-type': 'application/json'},
      body: JSON.stringify({events}),
    }).catch(() => {});

  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    onView(result: SearchResult) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const ids = result.hits.map((hit) => hit.objectID);
        const batches = Array.from({length: Math.ceil(ids.length / BATCH)}, (_, at) =>
          ids.slice(at * BATCH, (at + 1) * BATCH),
        );
        send(batches.map((objectIDs) => ({...common, eventType: 'view', eventName: 'Items Viewed', objectIDs})));
      }, DEBOUNCE);
    },
    onClick(hit: SearchHit, result: SearchResult) {
      const {queryID} = result;
      const position =
        result.hits.findIndex(({objectID}) => objectID === hit.objectID) + 1 + result.page * result.hitsPerPage;
      send([
        {
          ...common,
          eventType: 'click',
          eventName: 'Item Selected',
          objectIDs: [hit.objectID],
          ...(queryID ? {queryID, positions: [position]} : {}),
        },
      ]);
    },
  };
}
