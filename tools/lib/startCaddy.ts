import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {readGenerated, startServer, type RunningServer} from './startServer';

/**
 * Serves the build with a real Caddy and `deploy/generated/Caddyfile`. Only the address and the folder of the configuration
 * are replaced.
 *
 * @param program path of Caddy
 */
export async function startCaddy(program: string): Promise<RunningServer> {
  return startServer('Caddy', (port, folder) => {
    const config = path.join(folder, 'Caddyfile');
    const site = readGenerated('Caddyfile')
      .replace(/^\S+ \{$/m, `http://localhost:${port} {`)
      .replaceAll('/srv/site', `${folder}/site`);
    writeFileSync(config, `{\n\tadmin off\n}\n${site}`);
    return [program, 'run', '--config', config, '--adapter', 'caddyfile'];
  });
}
