import {spawn} from 'node:child_process';
import {root} from '../../src/utils/root';

interface Options {
  env?: NodeJS.ProcessEnv;
  /** Default: the root of the site. */
  cwd?: string;
  /** Whether to return the output instead of printing it. Default: false. */
  isQuiet?: boolean;
}

/**
 * Runs a program, and ends it with this process. On Windows, programs of packages are command files, which only a shell can
 * start.
 *
 * @param options.env variables besides those of this process
 * @returns the exit code; the output is empty if it was printed
 */
export function runProgram(
  program: string,
  args: string[],
  {env, cwd = root, isQuiet = false}: Options = {},
): Promise<{status: number; output: string}> {
  const isScript = process.platform === 'win32' && program !== process.execPath;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: {...process.env, ...env},
      shell: isScript,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    const stop = (): void => void child.kill();
    process.once('exit', stop);
    child.once('error', reject);
    child.once('close', (status) => {
      process.off('exit', stop);
      resolve({status: status ?? 1, output});
    });
  });
}

/** Runs a program with Node. Docusaurus does not advertise newer versions, because its packages are pinned. */
export const runNode = async (args: string[]): Promise<number> =>
  (await runProgram(process.execPath, args, {env: {NO_UPDATE_NOTIFIER: '1'}})).status;
