import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {root} from '../../src/utils/root';
import {installWheel} from './installWheel';
import type {Declarations} from './addKnownFacts';

/**
 * Reads the declarations of one release of the Python library from its wheel.
 *
 * @throws {Error} if the wheel cannot be installed or read
 */
export function readPython(release: string): Declarations {
  const {status, stdout, stderr} = spawnSync(installWheel(root, release), ['-m', 'api.print_declarations'], {
    cwd: path.join(root, 'python'),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`the facts of ${release} cannot be read: ${stderr.trim().split('\n').at(-1)}`);
  return {...(JSON.parse(stdout) as Declarations), hidesDeprecations: true};
}
