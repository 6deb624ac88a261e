import {spawn} from 'node:child_process';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {folderWith} from '../../lib/folderWith';
import {root} from '../../../tools/lib/root';

const module = path.join(root, 'tools/lib/lock.ts');
let folder: string;
/** Files in the temporary folder, without those of tsx. */
const turnFiles = () => readdirSync(folder).filter((file) => !file.startsWith('tsx-'));

beforeEach(() => void (folder = folderWith()));

/** Starts a process that takes a lock, an expression of the module, and keeps it until `end()`. */
function acquireLock(lock: string) {
  const code = `
    const {acquireLock, samplesLock, buildLock} = await import(${JSON.stringify(module)});
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
    end(): Promise<unknown> {
      child.stdin.end();
      return closed;
    },
  };
}

it('builds that write one folder follow each other, say so, and leave nothing behind', async () => {
  const lock = `buildLock(${JSON.stringify(__dirname)})`;
  const first = acquireLock(lock);
  await first.prints('taken');
  const second = acquireLock(lock);
  const message = `Waiting for another build that writes ${__dirname} (process `;
  expect(await second.prints(message)).not.toContain('taken');
  await first.end();
  await second.prints('taken');
  await second.end();
  expect(turnFiles()).toEqual([]);
}, 100_000);
