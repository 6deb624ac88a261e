import {spawnSync, type SpawnSyncReturns} from 'node:child_process';
import path from 'node:path';
import {root} from '../../src/utils/root';
import type {Declarations} from './addKnownFacts';
import {existsSync, rmSync} from 'node:fs';
import {findPython, pythonIn} from '../system/python';

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

/**
 * Finds the environment of the samples with one release of the library, or creates one with nothing else, whose facts
 * are read.
 *
 * @param release such as `1.57.0`
 * @returns the Python of the environment
 * @throws {Error} with the reason and the remedy in one line
 */
export function installWheel(root: string, release: string): string {
  for (const parent of ['.venv', '.cache/wheels']) {
    const python = pythonIn(path.join(root, parent, release));
    if (existsSync(python) && run(python, ['-m', 'pip', 'show', '-q', 'playwright']).status === 0) return python;
  }
  const folder = path.join(root, '.cache/wheels', release);
  const python = pythonIn(folder);
  rmSync(folder, {recursive: true, force: true});
  const created = run(findPython(), ['-m', 'venv', folder]);
  if (created.status !== 0) throw new Error(`${folder} cannot be created: ${reason(created)}`);
  const flags = ['--quiet', '--no-deps', '--no-input', '--disable-pip-version-check'];
  const installed = run(python, ['-m', 'pip', 'install', ...flags, `playwright==${release}`]);
  if (installed.status !== 0) {
    rmSync(folder, {recursive: true, force: true});
    throw new Error(
      `playwright==${release} cannot be installed (${reason(installed)}): choose a release from https://pypi.org/project/playwright/#history`,
    );
  }
  return python;
}

/**
 * Lists the releases of the library.
 *
 * @throws {Error} if pip cannot list them
 */
export function listWheels(): string[] {
  const listed = run(findPython(), ['-m', 'pip', 'index', 'versions', 'playwright', '--disable-pip-version-check']);
  const releases = /^Available versions: (.*)$/m.exec(listed.stdout)?.[1]?.split(', ');
  if (!releases)
    throw new Error(`pip cannot list the releases of playwright (${reason(listed)}): check the package index`);
  return releases;
}

const run = (command: string, args: string[]): SpawnSyncReturns<string> => spawnSync(command, args, {encoding: 'utf8'});

/** The last error message of pip or Python, without pip's list of all versions. */
function reason({error, stderr}: SpawnSyncReturns<string>): string {
  if (error) return (error as NodeJS.ErrnoException).code ?? error.message;
  const lines = stderr.trim().split('\n');
  const errors = lines.filter((line) => /error/i.test(line));
  return (errors.at(-1) ?? lines.at(-1) ?? 'no message').replace(/^ERROR:\s*/, '').slice(0, 200);
}
