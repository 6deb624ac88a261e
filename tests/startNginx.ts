import {spawn} from 'node:child_process';
import {copyFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import type {findNginx} from '../tools/lib/findNginx';

const root = path.resolve(__dirname, '..');

/**
 * Serves the build with a real nginx and `deploy/nginx.conf`, beside Debian's packaged default server. Only the port, the
 * folder and the server name of the configuration are replaced.
 *
 * @returns the origin that the site answers at, and a function that stops nginx
 */
export async function startNginx({
  program,
  mimeTypes,
}: NonNullable<ReturnType<typeof findNginx>>): Promise<{origin: string; stop(): Promise<void>}> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-test-'));
  symlinkSync(path.join(root, 'build'), path.join(folder, 'python'));
  copyFileSync(path.join(root, 'deploy/generated/security-headers.conf'), path.join(folder, 'security-headers.conf'));
  const port = await freePort();
  const server = readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    .replace('server_name docs.example.com;', 'server_name localhost;')
    .replaceAll('/srv/site', folder);
  const packaged = `server { listen 127.0.0.1:${port} default_server; server_name _; return 404; }`;
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`);
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(
    config,
    [
      // Workers of a root process would otherwise run as a user that cannot read this folder.
      process.getuid?.() === 0 ? 'user root;' : '',
      `daemon off; pid ${folder}/pid; events {}`,
      `http { include ${mimeTypes}; access_log off; ${scratch.join(' ')}`,
      packaged,
      server,
      '}',
    ].join('\n'),
  );
  const nginx = spawn(program, ['-e', path.join(folder, 'errors.log'), '-c', config], {stdio: 'inherit'});
  const origin = `http://localhost:${port}`;
  const deadline = Date.now() + 10_000;
  while (!(await fetch(origin, {redirect: 'manual'}).then(Boolean, () => false))) {
    if (Date.now() > deadline)
      throw new Error(`nginx did not start: ${readFileSync(path.join(folder, 'errors.log'), 'utf8')}`);
    await wait(50);
  }
  return {
    origin,
    async stop() {
      const ended = new Promise((resolve) => nginx.once('exit', resolve));
      nginx.kill();
      await ended;
      rmSync(folder, {recursive: true});
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
