import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Nginx} from './findNginx';
import {readGenerated, servedBuild, startServer, type RunningServer} from './startServer';

/**
 * Serves a site with a real nginx and the nginx.conf of its build, beside Debian's packaged default server. Only the port, the
 * folder and the server name of the configuration are replaced.
 */
export async function startNginx({program, mimeTypes}: Nginx, served = servedBuild()): Promise<RunningServer> {
  return startServer('nginx', served, (port, folder) => {
    const server = readGenerated(served, 'nginx.conf')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('listen [::]:80;', '')
      .replace(/server_name .*;/, 'server_name localhost;')
      .replaceAll('/srv/site', `${folder}/site`);
    const packaged = `server { listen 127.0.0.1:${port} default_server; server_name _; return 404; }`;
    const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`);
    const config = path.join(folder, 'nginx.conf');
    writeFileSync(
      config,
      [
        // Workers of a root process would otherwise run as a user that cannot read this folder.
        process.getuid?.() === 0 ? 'user root;' : '',
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
