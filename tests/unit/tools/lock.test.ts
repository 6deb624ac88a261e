import {spawn} from 'node:child_process';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {removeStale} from '../../../tools/lib/lock';
import {folderWith} from '../../lib/folderWith';

const module = path.resolve(__dirname, '../../../tools/lib/lock.ts');

/** Starts a process that takes a lock, an expression of the module, and keeps it until `end()`. */
function acquireLock(lock: string, folder: string) {
  const code = `
    const {acquireLock, buildLock} = await import(${JSON.stringify(module)});
    await acquireLock(${lock});
    console.log('taken');
    process.stdin.resume();`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    env: {...process.env, TMPDIR: folder},
  });
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
    const folder = folderWith();
    const lock = `buildLock(${JSON.stringify(__dirname)})`;
    const first = acquireLock(lock, folder);
    await first.prints('taken');
    const second = acquireLock(lock, folder);
    const message = `Waiting for another build that writes ${__dirname} (process `;
    expect(await second.prints(message)).not.toContain('taken');
    await first.end(isKilled);
    await second.prints('taken');
    await second.end();
    // tsx leaves files, too.
    expect(readdirSync(folder).filter((file) => !file.startsWith('tsx-'))).toEqual([]);
  },
  100_000,
);

it('only the lock of a process that has ended is removed', () => {
  const folder = folderWith({ended: '999999999', running: String(process.pid)});
  for (const name of ['ended', 'running', 'none']) removeStale(path.join(folder, name));
  expect(readdirSync(folder)).toEqual(['running']);
});
