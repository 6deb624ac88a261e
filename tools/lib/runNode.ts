import {spawn} from 'node:child_process';
import {root} from './root';

/** Runs a program with Node in the root of the site, and returns its exit code. It ends with this process. */
export function runNode(args: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {cwd: root, stdio: 'inherit'});
    const stop = (): void => void child.kill();
    process.once('exit', stop);
    child.once('error', reject);
    child.once('close', (status) => {
      process.off('exit', stop);
      resolve(status ?? 1);
    });
  });
}
