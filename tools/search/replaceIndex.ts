import {randomUUID} from 'node:crypto';
import type {Algoliasearch, IndexSettings} from 'algoliasearch';

/** A step of {@link replaceIndex} that is finished. */
export interface Progress {
  step: 'settings' | 'records' | 'moved';
  done: number;
  total: number;
}

const BATCH = 1000;

/**
 * Replaces a hosted index. It fills a temporary index and moves it to the name of the old one, so that readers find the old
 * records until all new ones are ready. Synonyms and rules of the old index are kept. If a step fails, the temporary index
 * is deleted and the old one stays unchanged.
 *
 * @param client the service's client, with a key that may write
 * @param onProgress called after each step
 */
export async function replaceIndex(
  client: Algoliasearch,
  indexName: string,
  records: Record<string, unknown>[],
  settings: IndexSettings,
  onProgress: (progress: Progress) => void = () => {},
): Promise<void> {
  if (records.length === 0) throw new Error('there are no records, and readers could not search an empty index');
  const temporary = `${indexName}_tmp_${randomUUID().slice(0, 8)}`;
  const finished = (task: {taskID: number}) => client.waitForTask({indexName: temporary, taskID: task.taskID});
  try {
    onProgress({step: 'settings', done: 0, total: records.length});
    if (await client.indexExists({indexName})) {
      await finished(
        await client.operationIndex({
          indexName,
          operationIndexParams: {operation: 'copy', destination: temporary, scope: ['rules', 'synonyms']},
        }),
      );
    }
    await finished(await client.setSettings({indexName: temporary, indexSettings: settings}));
    for (let from = 0; from < records.length; from += BATCH) {
      const batch = records.slice(from, from + BATCH);
      const requests = batch.map((body) => ({action: 'addObject' as const, body}));
      await finished(await client.batch({indexName: temporary, batchWriteParams: {requests}}));
      onProgress({step: 'records', done: from + batch.length, total: records.length});
    }
    await finished(
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
