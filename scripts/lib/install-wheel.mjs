import {spawnSync} from 'node:child_process';
import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';

const inside = process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python';

/**
 * Makes an environment that holds one version of the library and nothing else: its facts are read, it is not run.
 *
 * @param {string} root folder of the site
 * @param {string} version such as `1.57.0`
 * @returns {{folder: string, python: string}} the environment and its Python
 * @throws {Error} one line that says what failed and what to do
 */
export function installWheel(root, version) {
  const folder = path.join(root, '.cache/wheels', version);
  const python = path.join(folder, inside);
  const stamp = path.join(folder, 'pyvenv.cfg');
  if (existsSync(stamp) && run(python, ['-m', 'pip', 'show', '-q', 'playwright']).status === 0) return {folder, python};
  rmSync(folder, {recursive: true, force: true});
  const base = process.env.PYTHON ?? (process.platform === 'win32' ? 'python' : 'python3');
  const made = run(base, ['-m', 'venv', folder]);
  if (made.status !== 0) {
    throw new Error(
      `${base} cannot make an environment (${reason(made)}): install Python 3.10 or newer with venv, or set PYTHON`,
    );
  }
  const arguments_ = [
    'install',
    '--quiet',
    '--no-deps',
    '--no-input',
    '--disable-pip-version-check',
    `playwright==${version}`,
  ];
  const installed = run(python, ['-m', 'pip', ...arguments_]);
  if (installed.status !== 0) {
    rmSync(folder, {recursive: true, force: true});
    throw new Error(
      `playwright==${version} cannot be installed (${reason(installed)}): choose a version from https://pypi.org/project/playwright/#history`,
    );
  }
  return {folder, python};
}

function run(command, args) {
  return spawnSync(command, args, {encoding: 'utf8'});
}

/** The last thing that pip or Python said went wrong, without the list of every version there is. */
function reason({error, stderr}) {
  if (error) return error.code ?? error.message;
  const lines = stderr
    .trim()
    .split('\n')
    .filter((line) => /error/i.test(line));
  return (lines.at(-1) ?? stderr.trim().split('\n').at(-1) ?? 'no message').replace(/^ERROR:\s*/, '').slice(0, 200);
}
