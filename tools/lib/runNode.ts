import {spawn} from 'node:child_process';
import {root} from './root';

/**
 * Runs a program with Node in the root of the site, and returns its exit code. It ends with this process. Docusaurus does
 * not advertise newer versions, because its packages are pinned.
 */
export function runNode(args: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: 'inherit',
      env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
    });
    const stop = (): void => void child.kill();
    process.once('exit', stop);
    child.once('error', reject);
    child.once('close', (status) => {
      process.off('exit', stop);
      resolve(status ?? 1);
    });
  });
}
