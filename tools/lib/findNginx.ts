import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {root} from './root';
import {isProgram, onPath, run, unpackPackages} from './systemPackages';

const folder = path.join(root, '.cache/nginx');
const modules = 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export interface Nginx {
  program: string;
  mimeTypes: string;
  /** The module that sends files in brotli; null if it is missing. */
  brotliModule: string | null;
}

/**
 * Finds nginx, or unpacks Debian's package into `.cache/nginx`. It does not install the package, because an installed
 * nginx starts as a service.
 *
 * @returns null if nginx is missing and Debian's package cannot be downloaded
 */
export function findNginx(): Nginx | null {
  const installed = onPath('nginx') ?? onPath('nginx', ['/usr/sbin']);
  if (installed) return {program: installed, mimeTypes: '/etc/nginx/mime.types', brotliModule: findBrotli(installed)};
  const program = path.join(folder, 'usr/sbin/nginx');
  const mimeTypes = path.join(folder, 'etc/nginx/mime.types');
  if (!isProgram(program)) unpackPackages(folder, ['nginx', 'nginx-common']);
  const isComplete = existsSync(mimeTypes) && isProgram(program) && run(program, ['-v']);
  return isComplete ? {program, mimeTypes, brotliModule: findBrotli(program)} : null;
}

/** Finds the module, or unpacks Debian's package. A module for another nginx does not load. */
function findBrotli(program: string): string | null {
  const unpacked = path.join(folder, modules);
  if (!existsSync(`/${modules}`) && !existsSync(unpacked)) unpackPackages(folder, ['libnginx-mod-http-brotli-static']);
  const loads = (file: string): boolean => {
    if (!existsSync(file)) return false;
    const config = path.join(mkdtempSync(path.join(tmpdir(), 'nginx-module-')), 'nginx.conf');
    writeFileSync(config, `load_module ${file}; pid ${config}.pid; error_log stderr; events {}`);
    const isLoaded = run(program, ['-t', '-q', '-e', 'stderr', '-c', config]);
    rmSync(path.dirname(config), {recursive: true});
    return isLoaded;
  };
  return [`/${modules}`, unpacked].find(loads) ?? null;
}
