import {createHash} from 'node:crypto';
import {createServer} from 'node:net';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

/** A task that only one process at a time may do. */
interface Lock {
  /** Differs from the names of all other tasks on this machine. */
  name: string;
  /** What the other process does, for the message. */
  task: string;
}

/** Samples on this machine: each run starts several browsers, and two runs at the same time make correct samples time out. */
export const samplesLock: Lock = {name: 'samples', task: 'another run of the samples on this machine'};

/** Projects of pages on this machine whose servers use fixed ports. */
export const projectsLock: Lock = {name: 'projects', task: 'another run of projects on this machine'};

/** Builds that write the same folder. */
export const buildLock = (folder: string): Lock => ({
  name: path.resolve(folder),
  task: `another build that writes ${folder}`,
});

/** Ports of the locks that this process has. */
const held = new Set<number>();

/**
 * Waits until no other process has the lock. This process keeps it until it ends: it listens on a port, which the system
 * frees even if the process is killed.
 */
export async function acquireLock({name, task}: Lock): Promise<void> {
  const port = 20_000 + (createHash('sha256').update(name).digest().readUInt32BE() % 10_000);
  if (held.has(port)) return;
  for (let isAnnounced = false; !(await listen(port)); isAnnounced = true) {
    if (!isAnnounced) console.log(`Waiting for ${task} (port ${port} of this machine is in use) ...`);
    await wait(500);
  }
  held.add(port);
  // A signal alone ends the process without the event "exit", for which those that start programs have listeners.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
}

/** Returns whether this process listens on a port now. */
function listen(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer().unref();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
}
