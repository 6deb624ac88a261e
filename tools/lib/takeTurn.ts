import {linkSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

const file = path.join(tmpdir(), 'playwright-python-docs-samples.turn');

/**
 * Waits until no other run of the samples is active on this machine. Each run uses all cores, and two at the same time
 * make correct samples time out. The turn ends with this process.
 */
export async function takeTurn(): Promise<void> {
  let isAnnounced = false;
  while (!claim()) {
    const owner = ownerOf();
    if (owner === null) {
      rmSync(file, {force: true});
      continue;
    }
    if (!isAnnounced) console.log(`Waiting for another run of the samples on this machine (process ${owner}) ...`);
    isAnnounced = true;
    await wait(500 + Math.random() * 500);
  }
  process.on('exit', () => rmSync(file, {force: true}));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
}

/** Creates the file together with its content, because an empty file would name no owner. */
function claim(): boolean {
  const own = `${file}.${process.pid}`;
  try {
    writeFileSync(own, String(process.pid));
    linkSync(own, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, {force: true});
  }
}

/** The process that has the turn; null if it has ended. */
function ownerOf(): number | null {
  let owner = 0;
  try {
    owner = Number(readFileSync(file, 'utf8'));
    // For 0, which a file without a number gives, kill() would test this process and its group.
    if (!owner) return null;
    process.kill(owner, 0);
    return owner;
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return codeOf(error) === 'EPERM' ? owner : null;
  }
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;
