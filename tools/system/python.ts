// Creates the Python environments of the documented releases (.venv/RELEASE), and a browsers folder (.cache/browsers) that
// links to the Chromium of this machine in the layout that the library expects. It only creates what is missing.
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '../../src/utils/root';
import {findChromium, findHeadlessShell} from './findChromium';
import {findProgram, runQuietly} from './systemPackages';

const requirements = path.join(root, 'python/requirements');
const minimum = [3, 10];
export const browsersFolder = path.join(root, '.cache/browsers');

/** Programs that samples and pictures use. */
export interface Programs {
  chromium: string;
  headlessShell: string;
  /** Records videos. */
  ffmpeg: string | null;
  /** A virtual screen for headed browsers. */
  xvfb: string | null;
}

export const pythonIn = (folder: string): string =>
  path.join(folder, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python');

export const pythonOf = (environment: string): string => pythonIn(path.join(root, '.venv', environment));

/**
 * Creates everything that samples, pictures and the Python tools need.
 *
 * @param environments releases, `apps` or `pictures`; each has a file in python/requirements/
 * @returns the programs that the browsers folder links to, and Xvfb
 * @throws {Error} with the remedy
 */
export async function setupPython(environments: string[]): Promise<Programs> {
  for (const name of environments) createEnvironment(name);
  const chromium = await findChromium();
  const programs = {
    chromium,
    headlessShell: findHeadlessShell(chromium),
    ffmpeg: findProgram('ffmpeg', 'ffmpeg'),
    xvfb: findProgram('Xvfb', 'xvfb'),
  };
  for (const name of environments) layOutBrowsers(name, programs);
  return programs;
}

/** Whether an environment has the packages that its requirements name today. */
export function isInstalled(environment: string): boolean {
  const stamp = stampPath(environment);
  return (
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hashRequirements(environment) &&
    existsSync(pythonOf(environment))
  );
}

/** File with the hash of the requirements that an environment was installed from. */
const stampPath = (environment: string): string => path.join(root, '.venv', environment, '.installed-from');

function hashRequirements(environment: string): string {
  const files = [`${environment}.txt`, 'common.txt'].map((name) => readFileSync(path.join(requirements, name), 'utf8'));
  return createHash('sha256').update(files.join('')).digest('hex');
}

function createEnvironment(environment: string): void {
  const folder = path.join(root, '.venv', environment);
  const file = path.join(requirements, `${environment}.txt`);
  if (!existsSync(file))
    throw new Error(`python/requirements/${environment}.txt is missing: write it with playwright==${environment}`);
  if (isInstalled(environment)) return;
  const python = findPython();
  console.log(`Installing python/requirements/${environment}.txt into .venv/${environment} ...`);
  rmSync(folder, {recursive: true, force: true});
  runOrThrow(
    python,
    ['-m', 'venv', folder],
    `${python} cannot create an environment: install its venv module (Debian: apt-get install python3-venv)`,
  );
  runOrThrow(
    pythonOf(environment),
    ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-input', '-r', file],
    `pip could not install python/requirements/${environment}.txt: see its message above; it needs a Python package index (PyPI or PIP_INDEX_URL)`,
  );
  writeFileSync(stampPath(environment), hashRequirements(environment));
}

/**
 * Finds a Python that is new enough and can create environments: that of `PYTHON`, or else one in PATH.
 *
 * @throws {Error} with the remedy if there is none
 */
export function findPython(): string {
  const code = `import sys, venv, ensurepip; sys.exit(sys.version_info < (${minimum.join(', ')}))`;
  const names = [process.env.PYTHON ?? 'python3', 'python', 'python3.13', 'python3.12', 'python3.11', 'python3.10'];
  const found = names.find((name) => runQuietly(name, ['-c', code]));
  if (found) return found;
  throw new Error(
    `Python ${minimum.join('.')} or newer with venv is needed: install it (Debian: apt-get install python3-venv) or set PYTHON`,
  );
}

/** Links the programs to where the driver of an environment looks for the browsers that it downloads. */
function layOutBrowsers(environment: string, {chromium, headlessShell, ffmpeg}: Programs): void {
  const links = [`chromium=${chromium}`, `chromium-headless-shell=${headlessShell}`];
  if (ffmpeg) links.push(`ffmpeg=${ffmpeg}`);
  const args = ['-m', 'samples.browser_layout', browsersFolder, ...links];
  const options = {cwd: path.join(root, 'python'), encoding: 'utf8'} as const;
  const {status, stderr} = spawnSync(pythonOf(environment), args, options);
  if (status !== 0) {
    const reason = stderr.trim().split('\n').at(-1) ?? 'no message';
    throw new Error(`.venv/${environment} cannot be used (${reason}): delete the folder and run this again`);
  }
}

function runOrThrow(command: string, args: string[], remedy: string): void {
  const {status} = spawnSync(command, args, {cwd: root, stdio: ['ignore', 'inherit', 'inherit']});
  if (status !== 0) throw new Error(remedy);
}
