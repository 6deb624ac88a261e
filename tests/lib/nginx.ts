import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {edition} from '../../editions';
import {root} from '../../src/utils/root';
import {hostFolders, type SiteFolders} from '../../tools/build/buildFolders';
import {findBuild} from '../../tools/build/findBuild';
import {freePort} from '../../tools/lib/freePort';
import {isProgram, onPath, runQuietly, unpackPackages} from '../../tools/system/systemPackages';
import {waitUntilItResponds} from './waitUntilItResponds';

interface Nginx {
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
  const folder = path.join(root, '.cache/nginx');
  const program = path.join(folder, 'usr/sbin/nginx');
  const mimeTypes = path.join(folder, 'etc/nginx/mime.types');
  if (!isProgram(program)) unpackPackages(folder, ['nginx', 'nginx-common']);
  const isComplete = existsSync(mimeTypes) && isProgram(program) && runQuietly(program, ['-v']);
  return isComplete ? {program, mimeTypes} : null;
}

/** A site and its configurations. */
interface Served extends SiteFolders {
  /** Path of the site on its host. */
  baseUrl: string;
}

/** The host that `npm run build:all` wrote. */
export const servedHost = (): Served => ({...hostFolders(root), baseUrl: '/'});

/** Text of a configuration. */
export const readConfiguration = ({deploy}: Served, name: string): string =>
  readFileSync(path.join(deploy, name), 'utf8');

/** A web server that serves a site. */
export interface RunningServer {
  origin: string;
  stop(): Promise<void>;
}

/**
 * Serves a site with a real nginx and the nginx.conf of its build, beside Debian's packaged default server. Only the port, the
 * folder and the server name of the configuration are replaced.
 *
 * @param served default: the build of the edition
 * @throws {Error} with the output of nginx if it does not respond
 */
export async function startNginx(
  {program, mimeTypes}: Nginx,
  served: Served = {...findBuild(), baseUrl: edition.baseUrl},
): Promise<RunningServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'server-test-'));
  const site = path.join(folder, 'site', served.baseUrl).replace(/\/$/, '');
  mkdirSync(path.dirname(site), {recursive: true});
  symlinkSync(served.site, site);
  const port = await freePort();
  const server = readConfiguration(served, 'nginx.conf')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    .replace(/server_name .*;/, 'server_name localhost;')
    .replaceAll('/srv/site', `${folder}/site`);
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`);
  // Workers of a root process would otherwise run as a user that cannot read this folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `${user}
daemon off; pid ${folder}/pid; error_log stderr; events {}
http { include ${mimeTypes}; access_log off; ${scratch.join(' ')}
server { listen 127.0.0.1:${port} default_server; server_name _; return 404; }
${server}
}`,
  );
  const child = spawn(program, ['-e', 'stderr', '-c', config], {stdio: ['ignore', 'pipe', 'pipe']});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://localhost:${port}`;
  const isStarted = await Promise.race([waitUntilItResponds(origin, 10_000), ended.then(() => false)]);
  if (!isStarted) throw new Error(`nginx did not start: ${output}`);
  return {
    origin,
    async stop() {
      child.kill();
      await ended;
      rmSync(folder, {recursive: true});
    },
  };
}
