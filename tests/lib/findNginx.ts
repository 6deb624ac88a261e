import {existsSync} from 'node:fs';
import path from 'node:path';
import {root} from '../../src/utils/root';
import {isProgram, onPath, runQuietly, unpackPackages} from '../../tools/system/systemPackages';

const folder = path.join(root, '.cache/nginx');

export interface Nginx {
  program: string;
  mimeTypes: string;
}

/**
 * Finds nginx, or unpacks Debian's package into `.cache/nginx`. It does not install the package, because an installed
 * nginx starts as a service.
 *
 * @returns null if nginx is missing and Debian's package cannot be downloaded
 */
export function findNginx(): Nginx | null {
  const installed = onPath('nginx') ?? onPath('nginx', ['/usr/sbin']);
  if (installed) return {program: installed, mimeTypes: '/etc/nginx/mime.types'};
  const program = path.join(folder, 'usr/sbin/nginx');
  const mimeTypes = path.join(folder, 'etc/nginx/mime.types');
  if (!isProgram(program)) unpackPackages(folder, ['nginx', 'nginx-common']);
  const isComplete = existsSync(mimeTypes) && isProgram(program) && runQuietly(program, ['-v']);
  return isComplete ? {program, mimeTypes} : null;
}
