import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {readGenerated, servedBuild, startServer, type RunningServer} from './startServer';

/**
 * Serves a site with a real Caddy and the Caddyfile of its build. Only the address and the folder of the configuration are
 * replaced.
 *
 * @param program path of Caddy
 */
export async function startCaddy(program: string, served = servedBuild()): Promise<RunningServer> {
  return startServer('Caddy', served, (port, folder) => {
    const config = path.join(folder, 'Caddyfile');
    const site = readGenerated(served, 'Caddyfile')
      .replace(/^\S+ \{$/m, `http://localhost:${port} {`)
      .replaceAll('/srv/site', `${folder}/site`);
    writeFileSync(config, `{\n\tadmin off\n}\n${site}`);
    return [program, 'run', '--config', config, '--adapter', 'caddyfile'];
  });
}
