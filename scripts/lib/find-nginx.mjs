import {existsSync, mkdirSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {isProgram, onPath, run, updatePackageLists} from './system-packages.mjs';

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../.cache/nginx');

/**
 * Finds nginx, or unpacks Debian's package into `.cache/nginx`; nothing is installed, since an installed one would start.
 *
 * @returns {{program: string, mimeTypes: string} | null} null where there is none and Debian's package cannot be had
 */
export function findNginx() {
  const installed = onPath('nginx') ?? onPath('nginx', ['/usr/sbin']);
  if (installed) return {program: installed, mimeTypes: '/etc/nginx/mime.types'};
  const unpacked = {
    program: path.join(folder, 'usr/sbin/nginx'),
    mimeTypes: path.join(folder, 'etc/nginx/mime.types'),
  };
  if (!isProgram(unpacked.program)) unpack();
  const isWhole = existsSync(unpacked.mimeTypes) && isProgram(unpacked.program) && run(unpacked.program, ['-v']);
  return isWhole ? unpacked : null;
}

function unpack() {
  if (!onPath('apt-get') || !onPath('dpkg')) return;
  mkdirSync(folder, {recursive: true});
  updatePackageLists();
  run('apt-get', ['download', '-qq', 'nginx', 'nginx-common'], {cwd: folder});
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.deb'))) {
    run('dpkg', ['-x', file, '.'], {cwd: folder});
  }
}
