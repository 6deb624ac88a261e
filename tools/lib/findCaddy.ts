import path from 'node:path';
import {root} from './root';
import {isProgram, onPath, run, unpackPackages} from './systemPackages';

const folder = path.join(root, '.cache/caddy');

/**
 * Finds Caddy, or unpacks Debian's package into `.cache/caddy`. It does not install the package, because an installed
 * Caddy starts as a service.
 *
 * @returns null if Caddy is missing and Debian's package cannot be downloaded
 */
export function findCaddy(): string | null {
  const unpacked = path.join(folder, 'usr/bin/caddy');
  const installed = onPath('caddy');
  if (installed) return installed;
  if (!isProgram(unpacked)) unpackPackages(folder, ['caddy']);
  return isProgram(unpacked) && run(unpacked, ['version']) ? unpacked : null;
}
