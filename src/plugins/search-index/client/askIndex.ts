import type {SearchRequest, SearchResult} from '../../../utils/search/types';
import type {IndexLocation} from '../types';
import type {Answer, Question} from './protocol';

/** Where an index is asked: in a worker, or on the page itself where no worker starts. */
export interface IndexSeat {
  prepare(location: IndexLocation): void;
  search(
    location: IndexLocation,
    requests: SearchRequest[],
    whole: boolean,
  ): Promise<{results: SearchResult[]; whole: boolean}>;
}

/** A seat in a worker. If the worker cannot start, or breaks, its questions and all later ones go to the page itself. */
export function startWorkerSeat(): IndexSeat {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./search.worker.ts', import.meta.url));
  } catch {
    return startPageSeat();
  }
  const open = new Map<number, {question: Question & {kind: 'search'}; resolve: (answer: Answer) => void}>();
  let fallback: IndexSeat | null = null;
  let last = 0;
  worker.addEventListener('message', ({data}: MessageEvent<Answer>) => {
    open.get(data.id)?.resolve(data);
    open.delete(data.id);
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    fallback ??= startPageSeat();
    for (const [id, {question, resolve}] of open) {
      fallback.search(question.location, question.requests, question.whole).then(
        (found) => resolve({id, ...found}),
        (error: unknown) => resolve({id, error: String(error)}),
      );
    }
    open.clear();
  });
  return {
    prepare(location) {
      if (fallback) fallback.prepare(location);
      else worker.postMessage({kind: 'prepare', location} satisfies Question);
    },
    async search(location, requests, whole) {
      if (fallback) return fallback.search(location, requests, whole);
      const question = {kind: 'search', id: ++last, location, requests, whole} as const;
      const answer = await new Promise<Answer>((resolve) => {
        open.set(question.id, {question, resolve});
        worker.postMessage(question);
      });
      if ('error' in answer) throw new Error(answer.error);
      return answer;
    },
  };
}

/** A seat on the page; its code is fetched only then. */
function startPageSeat(): IndexSeat {
  const store = import('./IndexStore').then(({IndexStore, fetchJson}) => new IndexStore(fetchJson));
  return {
    prepare: (location) => void store.then((indexes) => indexes.open(location)).catch(() => {}),
    search: async (location, requests, whole) => {
      const indexes = await store;
      return whole ? indexes.searchWhole(location, requests) : indexes.search(location, requests);
    },
  };
}
