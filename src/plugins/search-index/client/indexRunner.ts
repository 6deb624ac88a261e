import type {SearchRequest} from '../../../utils/search/types';
import type {IndexLocation} from '../types';
import type {IndexResults, WorkerRequest, WorkerResponse} from './protocol';

/** Runs queries against an index: in a worker, or on the page if no worker starts. */
export interface IndexRunner {
  /** Starts to load the headings of an index. Ignores errors; the first search reports them. */
  prepare(location: IndexLocation): void;
  /**
   * @param withTexts whether to load the texts before the search; otherwise the results may come from headings alone
   */
  search(location: IndexLocation, requests: SearchRequest[], withTexts: boolean): Promise<IndexResults>;
}

/**
 * Starts a worker that runs queries. If the worker cannot start or fails, the page runs the pending queries and all
 * later ones.
 */
export function startWorkerRunner(): IndexRunner {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./search.worker.ts', import.meta.url));
  } catch {
    return startPageRunner();
  }
  type Pending = {request: WorkerRequest & {kind: 'search'}; resolve: (response: WorkerResponse) => void};
  const pending = new Map<number, Pending>();
  let fallback: IndexRunner | null = null;
  let lastId = 0;
  worker.addEventListener('message', ({data}: MessageEvent<WorkerResponse>) => {
    pending.get(data.id)?.resolve(data);
    pending.delete(data.id);
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    fallback ??= startPageRunner();
    for (const [id, {request, resolve}] of pending) {
      fallback.search(request.location, request.requests, request.withTexts).then(
        (results) => resolve({id, ...results}),
        (error: unknown) => resolve({id, error: String(error)}),
      );
    }
    pending.clear();
  });
  return {
    prepare(location) {
      if (fallback) fallback.prepare(location);
      else worker.postMessage({kind: 'prepare', location} satisfies WorkerRequest);
    },
    async search(location, requests, withTexts) {
      if (fallback) return fallback.search(location, requests, withTexts);
      const request = {kind: 'search', id: ++lastId, location, requests, withTexts} as const;
      const response = await new Promise<WorkerResponse>((resolve) => {
        pending.set(request.id, {request, resolve});
        worker.postMessage(request);
      });
      if ('error' in response) throw new Error(response.error);
      return response;
    },
  };
}

/** Runs queries on the page. Downloads the engine only here, because it is rarely needed outside the worker. */
function startPageRunner(): IndexRunner {
  const store = import('./IndexStore').then(({IndexStore, fetchJson}) => new IndexStore(fetchJson));
  return {
    prepare: (location) => void store.then((indexes) => indexes.loadHeadings(location)).catch(() => {}),
    search: async (location, requests, withTexts) => {
      const indexes = await store;
      return withTexts ? indexes.searchWithTexts(location, requests) : indexes.search(location, requests);
    },
  };
}
