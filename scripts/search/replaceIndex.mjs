import {randomUUID} from 'node:crypto';

const BATCH = 1000;

/**
 * Replaces a hosted index: fills a temporary one and moves it into its place, so that readers see the old records until
 * the new ones are all there. Synonyms and rules of the old index are kept. On any failure the temporary index is
 * removed and the old one is as it was.
 *
 * @param client the service's client, with a key that may write
 * @param onProgress told of each step: {step, done, total}
 */
export async function replaceIndex(client, indexName, records, settings, onProgress = () => {}) {
  if (records.length === 0) throw new Error('there are no records: an empty index would leave readers without search');
  const temporary = `${indexName}_tmp_${randomUUID().slice(0, 8)}`;
  const finished = (task) => client.waitForTask({indexName: temporary, taskID: task.taskID});
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
      const requests = batch.map((body) => ({action: 'addObject', body}));
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
