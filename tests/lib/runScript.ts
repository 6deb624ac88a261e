import {spawnSync} from 'node:child_process';
import {root} from '../../src/utils/root';

/**
 * Runs a TypeScript file, such as `tools/roll.mts`.
 *
 * @param options.env variables besides those of this process
 * @returns its exit code and everything that it printed
 */
export function runScript(
  file: string,
  args: string[],
  {cwd = root, env = {}}: {cwd?: string; env?: NodeJS.ProcessEnv} = {},
): {status: number | null; output: string} {
  const {status, stdout, stderr} = spawnSync(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd,
    env: {...process.env, ...env},
    encoding: 'utf8',
  });
  return {status, output: stdout + stderr};
}
