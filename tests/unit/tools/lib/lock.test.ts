import {spawn} from 'node:child_process';
import path from 'node:path';
import {expect, it} from 'vitest';
import {root} from '../../../../src/utils/root';

const module = path.join(root, 'tools/lib/lock.ts');

/** Starts a process that takes the lock of a build into this folder, and keeps it until `end()`. */
function acquireLock() {
  const code = `
    const {acquireLock, buildLock} = await import(${JSON.stringify(module)});
    const lock = buildLock(${JSON.stringify(__dirname)});
    await acquireLock(lock);
    // A process can acquire a lock that it already has.
    await acquireLock(lock);
    console.log('taken');
    process.stdin.resume();`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code]);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const closed = new Promise((resolve) => child.on('close', resolve));
  return {
    /** Waits until the process has printed a text, and returns everything that it has printed. */
    async prints(text: string): Promise<string> {
      await expect.poll(() => output, {timeout: 30_000}).toContain(text);
      return output;
    },
    end(isKilled = false): Promise<unknown> {
      if (isKilled) child.kill('SIGKILL');
      else child.stdin.end();
      return closed;
    },
  };
}

it.each([false, true])(
  'builds that write one folder follow each other (killed: %s)',
  async (isKilled) => {
    const first = acquireLock();
    await first.prints('taken');
    const second = acquireLock();
    const message = `Waiting for another build that writes ${__dirname} (port `;
    expect(await second.prints(message)).not.toContain('taken');
    await first.end(isKilled);
    await second.prints('taken');
    await second.end();
  },
  100_000,
);
