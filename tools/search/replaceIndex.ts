import {randomUUID} from 'node:crypto';
import type {Algoliasearch, IndexSettings} from 'algoliasearch';

/** Progress of {@link replaceIndex}. */
export interface Progress {
  step: 'settings' | 'records' | 'moved';
  done: number;
  total: number;
}

/** Number of records per request. */
const BATCH_SIZE = 1000;

/**
 * Replaces a hosted index. Fills a temporary index and renames it to the name of the old one, so that users find the
 * old records until all new ones are uploaded. Synonyms and rules of the old index are kept. If a step fails, the
 * temporary index is deleted and the old one stays unchanged.
 *
 * @param client the service's client, with a key that may write
 * @param onProgress called after each step
 * @throws {Error} if there are no records, or a request to the service fails
 */
export async function replaceIndex(
  client: Algoliasearch,
  indexName: string,
  records: Record<string, unknown>[],
  settings: IndexSettings,
  onProgress: (progress: Progress) => void = () => {},
): Promise<void> {
  if (records.length === 0)
    throw new Error('there are no records, and users could not search an empty index: run `npm run build` again');
  const temporary = `${indexName}_tmp_${randomUUID().slice(0, 8)}`;
  const waitForTask = (task: {taskID: number}) => client.waitForTask({indexName: temporary, taskID: task.taskID});
  try {
    onProgress({step: 'settings', done: 0, total: records.length});
    if (await client.indexExists({indexName})) {
      await waitForTask(
        await client.operationIndex({
          indexName,
          operationIndexParams: {operation: 'copy', destination: temporary, scope: ['rules', 'synonyms']},
        }),
      );
    }
    await waitForTask(await client.setSettings({indexName: temporary, indexSettings: settings}));
    for (let from = 0; from < records.length; from += BATCH_SIZE) {
      const batch = records.slice(from, from + BATCH_SIZE);
      const requests = batch.map((body) => ({action: 'addObject' as const, body}));
      await waitForTask(await client.batch({indexName: temporary, batchWriteParams: {requests}}));
      onProgress({step: 'records', done: from + batch.length, total: records.length});
    }
    await waitForTask(
      await client.operationIndex({
        indexName: temporary,
        operationIndexParams: {operation: 'move', destination: indexName},
      }),
    );
    onProgress({step: 'moved', done: records.length, total: records.length});
  } catch (error) {
    await client.deleteIndex({indexName: temporary}).catch(() => {});
    throw error;
  }
}
