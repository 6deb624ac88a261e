import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/**
 * Does work in a new folder, and removes the folder afterwards, even if a signal ends the process.
 *
 * @param prefix beginning of the folder's name
 */
export async function inTemporaryFolder<Result>(
  prefix: string,
  work: (folder: string) => Promise<Result> | Result,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  const remove = (): void => rmSync(folder, {recursive: true, force: true, maxRetries: 3});
  // A signal alone ends the process without the event "exit", for which this function and those that start programs have listeners.
  const quit = (): void => process.exit(1);
  process.once('exit', remove).once('SIGINT', quit).once('SIGTERM', quit);
  try {
    return await work(folder);
  } finally {
    process.off('exit', remove).off('SIGINT', quit).off('SIGTERM', quit);
    remove();
  }
}
