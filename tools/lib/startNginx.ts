import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Nginx} from './findNginx';
import {readGenerated, servedBuild, startServer, type RunningServer} from './startServer';

const textTypes = 'text/css application/javascript application/json image/svg+xml';

/** How nginx compresses: with the files that the build wrote, also those in brotli, or each response again. */
export type Compression = 'gzip files' | 'brotli files' | 'each response';

/**
 * Serves a site with a real nginx and the nginx.conf of its build, beside Debian's packaged default server. Only the port, the
 * folder and the server name of the configuration are replaced, and the way to compress.
 */
export async function startNginx(
  {program, mimeTypes, brotliModule}: Nginx,
  compression: Compression = 'gzip files',
  served = servedBuild(),
): Promise<RunningServer> {
  return startServer('nginx', served, (port, folder) => {
    const server = readGenerated(served, 'nginx.conf')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('listen [::]:80;', '')
      .replace(/server_name .*;/, 'server_name localhost;')
      .replaceAll('/srv/site', `${folder}/site`)
      .replace('# brotli_static on;', compression === 'brotli files' ? 'brotli_static on;' : '')
      .replace('gzip_static on;', compression === 'each response' ? `gzip on; gzip_types ${textTypes};` : '$&');
    const packaged = `server { listen 127.0.0.1:${port} default_server; server_name _; return 404; }`;
    const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`);
    const config = path.join(folder, 'nginx.conf');
    writeFileSync(
      config,
      [
        // Workers of a root process would otherwise run as a user that cannot read this folder.
        process.getuid?.() === 0 ? 'user root;' : '',
        compression === 'brotli files' ? `load_module ${brotliModule};` : '',
        `daemon off; pid ${folder}/pid; error_log stderr; events {}`,
        `http { include ${mimeTypes}; access_log off; ${scratch.join(' ')}`,
        packaged,
        server,
        '}',
      ].join('\n'),
    );
    return [program, '-e', 'stderr', '-c', config];
  });
}
