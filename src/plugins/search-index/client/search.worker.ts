/// <reference lib="webworker" />
import {IndexStore, fetchJson} from './IndexStore';
import type {Answer, Question} from './protocol';

// Ranking takes a millisecond or two on a fast machine and twenty on a slow phone: here it never delays a keystroke.
const store = new IndexStore(fetchJson);
const worker = self as unknown as DedicatedWorkerGlobalScope;
const answer = (message: Answer) => worker.postMessage(message);

worker.addEventListener('message', ({data}: MessageEvent<Question>) => void reply(data));

async function reply(data: Question): Promise<void> {
  if (data.kind === 'prepare') return void store.open(data.location).catch(() => {});
  try {
    const found = await (data.whole
      ? store.searchWhole(data.location, data.requests)
      : store.search(data.location, data.requests));
    answer({id: data.id, ...found});
  } catch (error) {
    answer({id: data.id, error: error instanceof Error ? error.message : String(error)});
  }
}
