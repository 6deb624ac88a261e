import type {SearchClient, SearchHit, SearchResult} from '../../../utils/search/types';
import type {HostedIndex} from '../options';

/** Maximum number of object ids per event. */
const BATCH_SIZE = 20;
/** Milliseconds to wait for more results before views are reported. */
const VIEW_DELAY = 400;
const INSIGHTS_HOST = 'https://insights.algolia.io';

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
 * Reports views of and clicks on hits to the service. Identifies a user by a random number that lasts until the page is
 * closed; nothing is stored. A report that fails is not sent again.
 */
export function createInsights({
  appId,
  apiKey,
  indexName,
  hosts,
}: HostedIndex): Required<Pick<SearchClient, 'onView' | 'onClick'>> {
  const url = `${(hosts[0] ?? INSIGHTS_HOST).replace(/\/$/, '')}/1/events`;
  // Does not use `randomUUID()`, because browsers provide it on HTTPS sites only, and search also works over HTTP.
  const userId = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const common = {index: indexName, userToken: `anonymous-${userId}`};
  const send = (events: Event[]) =>
    void fetch(url, {
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
        const batches = Array.from({length: Math.ceil(ids.length / BATCH_SIZE)}, (_, i) =>
          ids.slice(i * BATCH_SIZE, (i + 1) * BATCH_SIZE),
        );
        send(batches.map((objectIDs) => ({...common, eventType: 'view', eventName: 'Items Viewed', objectIDs})));
      }, VIEW_DELAY);
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
