import {createHash} from 'node:crypto';
import {linkSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

/** A task that only one process at a time may do. */
interface Lock {
  /** Contains the number of the process that holds the lock. Its folder is writable even if the checkout is not. */
  file: string;
  /** What the other process does, for the message. */
  task: string;
}

/** Samples on this machine: each run uses all cores, and two at the same time make correct samples time out. */
export const samplesLock: Lock = {
  file: path.join(tmpdir(), 'playwright-python-docs-samples.lock'),
  task: 'another run of the samples on this machine',
};

/** Projects of pages on this machine whose servers use fixed ports. */
export const projectsLock: Lock = {
  file: path.join(tmpdir(), 'playwright-python-docs-projects.lock'),
  task: 'another run of projects on this machine',
};

/** Builds that write the same folder. The folder of the build need not exist. */
export function buildLock(folder: string): Lock {
  const hash = createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 12);
  return {
    file: path.join(tmpdir(), `playwright-python-docs-build-${hash}.lock`),
    task: `another build that writes ${folder}`,
  };
}

/** Waits until no other process holds the lock. This process holds it until it ends. */
export async function acquireLock({file, task}: Lock): Promise<void> {
  let isAnnounced = false;
  while (!claim(file)) {
    const owner = ownerOf(file);
    if (owner === null) {
      removeStale(file);
      continue;
    }
    if (!isAnnounced) console.log(`Waiting for ${task} (process ${owner}) ...`);
    isAnnounced = true;
    await wait(500 + Math.random() * 500);
  }
  process.on('exit', () => rmSync(file, {force: true}));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
}

/** Removes the lock of a process that has ended, unless another process has replaced it since: then it gets its lock back. */
export function removeStale(file: string): void {
  const moved = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, moved);
    if (ownerOf(moved) !== null) linkSync(moved, file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(moved, {force: true});
  }
}

/** Creates the file together with its content, because an empty file would name no owner. */
function claim(file: string): boolean {
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

/** The process that holds the lock; null if it has ended. */
function ownerOf(file: string): number | null {
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
