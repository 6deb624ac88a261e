import type {IndexStore} from './IndexStore';
import type {IndexQueries, IndexResults, WorkerResponse} from './types';

/** Runs queries against an index: in a worker, or on the page if no worker starts. */
export type IndexRunner = (queries: IndexQueries) => Promise<IndexResults>;

/** Starts a worker that runs queries. If it cannot start or fails, the page runs the pending queries and later ones. */
export function startWorkerRunner(): IndexRunner {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./search.worker.ts', import.meta.url));
  } catch {
    return startPageRunner();
  }
  const pending = new Set<{queries: IndexQueries; resolve: (results: Promise<IndexResults>) => void}>();
  let fallback: IndexRunner | null = null;
  worker.addEventListener('error', () => {
    worker.terminate();
    const run = (fallback ??= startPageRunner());
    for (const {queries, resolve} of pending) resolve(run(queries));
    pending.clear();
  });
  return (queries) => {
    if (fallback) return fallback(queries);
    return new Promise((resolve, reject) => {
      const entry = {queries, resolve};
      const {port1, port2} = new MessageChannel();
      port1.onmessage = ({data}: MessageEvent<WorkerResponse>) => {
        pending.delete(entry);
        port1.close();
        if ('error' in data) reject(new Error(data.error));
        else resolve(data);
      };
      pending.add(entry);
      worker.postMessage(queries, [port2]);
    });
  };
}

/** Runs queries on the page, and downloads the engine for it. After a failure, the next query retries. */
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
