import {randomUUID} from 'node:crypto';
import {setTimeout as wait} from 'node:timers/promises';
import type {Algoliasearch, IndexSettings} from 'algoliasearch';
import {OutcomeUnknown, TaskStuck} from './errors';

/** Progress of {@link replaceIndex}. */
export interface Progress {
  step: 'removed' | 'settings' | 'records' | 'waiting' | 'moved';
  text: string;
}

interface Options {
  onProgress: (progress: Progress) => void;
  /** Stops between two requests when it is aborted. */
  signal: AbortSignal;
  /** Longest time for one task of the service. */
  taskSeconds: number;
}

/** Number of records per request. */
const BATCH_SIZE = 1000;
/** Milliseconds between two questions about a task; the first ones follow faster. */
const POLL = {first: 100, longest: 3000};
/** Seconds between two messages about the same task. */
const MESSAGE_SECONDS = 10;
const CLEANUP_SECONDS = 10;

/**
 * Replaces a hosted index. Fills a temporary index and renames it to the name of the old one, so that users find the
 * old records until all new ones are uploaded. Synonyms and rules of the old index are kept. If a step fails, the
 * temporary index is deleted and the old one stays unchanged.
 *
 * The settings contain a mark of the run, because it proves which records an index has: that no other run removed the
 * temporary index before the move, and that a move whose response was lost took place.
 *
 * @param client the service's client, with a key that may write
 * @throws {OutcomeUnknown} if it is not known whether the index was replaced
 * @throws {Error} if there are no records, or a request to the service fails
 */
export async function replaceIndex(
  client: Algoliasearch,
  indexName: string,
  records: Record<string, unknown>[],
  settings: IndexSettings,
  {onProgress, signal, taskSeconds}: Options,
): Promise<void> {
  if (records.length === 0)
    throw new Error('there are no records, and users could not search an empty index: run `npm run build` again');
  const run = randomUUID().slice(0, 8);
  const temporary = `${indexName}_tmp_${run}`;
  const hasMark = async (name: string): Promise<boolean> => {
    const {userData} = (await client.getSettings({indexName: name})) as {userData?: {run?: string}};
    return userData?.run === run;
  };
  const perform = async (name: string, request: Promise<{taskID: number}>): Promise<void> => {
    const {taskID} = await orAbort(request, signal);
    await waitForTask(client, temporary, taskID, {name, onProgress, signal, taskSeconds});
  };

  await removeLeftovers(client, indexName, onProgress);
  try {
    onProgress({step: 'settings', text: `settings: ${Object.keys(settings).length}`});
    if (await orAbort(client.indexExists({indexName}), signal)) {
      const copy = client.operationIndex({
        indexName,
        operationIndexParams: {operation: 'copy', destination: temporary, scope: ['rules', 'synonyms']},
      });
      await perform('copying synonyms', copy);
    }
    const indexSettings = {...settings, userData: {run}};
    await perform('settings', client.setSettings({indexName: temporary, indexSettings}));
    for (let from = 0; from < records.length; from += BATCH_SIZE) {
      const batch = records.slice(from, from + BATCH_SIZE);
      const requests = batch.map((body) => ({action: 'addObject' as const, body}));
      await perform('records', client.batch({indexName: temporary, batchWriteParams: {requests}}));
      onProgress({step: 'records', text: `records: ${from + batch.length} of ${records.length}`});
    }
    if (!(await orAbort(hasMark(temporary), signal)))
      throw new Error('another run removed the temporary index: let one run of search:push end before the next');
  } catch (error) {
    await cleanUp(client, temporary);
    throw error;
  }

  const move = client.operationIndex({
    indexName: temporary,
    operationIndexParams: {operation: 'move', destination: indexName},
  });
  try {
    await perform('replacing the index', move);
  } catch (error) {
    const isReplaced = await settle(() => hasMark(indexName), taskSeconds);
    if (isReplaced === false) {
      await cleanUp(client, temporary);
      throw error;
    }
    if (isReplaced === undefined) throw new OutcomeUnknown(indexName, {cause: error});
  }
  onProgress({step: 'moved', text: `${indexName} was replaced`});
}

/** Removes temporary indexes of runs that ended before they could do so. */
async function removeLeftovers(
  client: Algoliasearch,
  indexName: string,
  onProgress: Options['onProgress'],
): Promise<void> {
  const {items} = await client.listIndices();
  for (const {name} of items) {
    if (!name.startsWith(`${indexName}_tmp_`) || !/^[0-9a-f]{8}$/.test(name.slice(indexName.length + 5))) continue;
    await client.deleteIndex({indexName: name});
    onProgress({step: 'removed', text: `removed ${name}, which an earlier run left behind`});
  }
}

/** Waits until the service has performed a task, and reports when this takes long. */
async function waitForTask(
  client: Algoliasearch,
  indexName: string,
  taskID: number,
  {name, onProgress, signal, taskSeconds}: Options & {name: string},
): Promise<void> {
  const started = Date.now();
  let announced = 0;
  for (let pause = POLL.first; ; pause = Math.min(pause * 2, POLL.longest)) {
    if ((await orAbort(client.getTask({indexName, taskID}), signal)).status === 'published') return;
    const seconds = (Date.now() - started) / 1000;
    if (seconds >= taskSeconds) throw new TaskStuck(name, taskID, taskSeconds);
    if (seconds - announced >= Math.min(MESSAGE_SECONDS, taskSeconds / 4)) {
      announced = seconds;
      onProgress({
        step: 'waiting',
        text: `${name}: waiting for the service since ${seconds.toFixed(0)} of ${taskSeconds} s`,
      });
    }
    await wait(Math.min(pause, taskSeconds * 1000), undefined, {signal}).catch(() => signal.throwIfAborted());
  }
}

/**
 * Asks whether the index was replaced until it was, because a move without a response may still be performed.
 *
 * @returns undefined if the service does not respond
 */
async function settle(isReplaced: () => Promise<boolean>, seconds: number): Promise<boolean | undefined> {
  const deadline = Date.now() + Math.min(seconds, CLEANUP_SECONDS) * 1000;
  for (;;) {
    const result = await isReplaced().catch(() => undefined);
    if (result === true || Date.now() >= deadline) return result;
    await wait(POLL.first);
  }
}

/** Deletes the temporary index, if the service responds in time. The next run removes it otherwise. */
async function cleanUp(client: Algoliasearch, indexName: string): Promise<void> {
  const deleted = client.deleteIndex({indexName}).catch(() => {});
  await Promise.race([deleted, wait(CLEANUP_SECONDS * 1000, undefined, {ref: false})]);
}

/** Waits for a response, or rejects with the reason of the signal when it is aborted. */
async function orAbort<T>(response: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  let abort = (): void => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    abort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', abort, {once: true});
  });
  try {
    return await Promise.race([response, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
    // A rejection after the abort has no other handler.
    response.catch(() => {});
  }
}
