import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {root} from './root';
import {isProgram, onPath, run} from './systemPackages';

const folder = path.join(root, '.cache/s3');
const packages = ['awscli==1.45.11', 'moto[server]==5.2.1'];
const installLimit = 180_000;

/**
 * Finds the AWS CLI and moto, a local server with the API of S3, or installs them into `.cache/s3`.
 *
 * @returns the folders of the programs for PATH; null if they cannot be installed
 */
export function findS3(): string[] | null {
  const installed = ['aws', 'moto_server'].map((name) => onPath(name));
  if (installed.every((file) => file !== null)) return installed.map((file) => path.dirname(file));
  const programs = path.join(folder, 'bin');
  const isComplete = (): boolean => ['aws', 'moto_server'].every((name) => isProgram(path.join(programs, name)));
  if (!isComplete()) {
    const python = process.env.PYTHON ?? onPath('python3');
    if (!python) return null;
    mkdirSync(path.dirname(folder), {recursive: true});
    const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...packages];
    if (!run(python, ['-m', 'venv', folder])) return null;
    if (!run(path.join(programs, 'python'), pip, {timeout: installLimit})) return null;
  }
  return isComplete() ? [programs] : null;
}
