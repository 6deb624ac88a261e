import type {IndexStore} from './IndexStore';
import type {IndexQueries, IndexResults, WorkerRequest, WorkerResponse} from './types';

/** Runs queries against an index: in a worker, or on the page if no worker starts. */
export type IndexRunner = (queries: IndexQueries) => Promise<IndexResults>;

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
  type Pending = {queries: IndexQueries; resolve: (response: WorkerResponse | Promise<WorkerResponse>) => void};
  const pending = new Map<number, Pending>();
  let fallback: IndexRunner | null = null;
  let lastId = 0;
  worker.addEventListener('message', ({data}: MessageEvent<WorkerResponse>) => {
    pending.get(data.id)?.resolve(data);
    pending.delete(data.id);
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    const run = (fallback ??= startPageRunner());
    for (const [id, {queries, resolve}] of pending) resolve(run(queries).then((results) => ({id, ...results})));
    pending.clear();
  });
  return async (queries) => {
    if (fallback) return fallback(queries);
    const id = ++lastId;
    const response = await new Promise<WorkerResponse>((resolve) => {
      pending.set(id, {queries, resolve});
      worker.postMessage({id, ...queries} satisfies WorkerRequest);
    });
    if ('error' in response) throw new Error(response.error);
    return response;
  };
}

/**
 * Runs queries on the page. Downloads the engine only here, because it is rarely needed outside the worker. After a failure,
 * the next query retries.
 */
function startPageRunner(): IndexRunner {
  let store: Promise<IndexStore> | null = null;
  return async (queries) => {
    store ??= import('./IndexStore').then(({IndexStore: Store}) => new Store());
    store.catch(() => {
      store = null;
    });
    return (await store).search(queries);
  };
}
