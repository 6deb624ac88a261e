import {spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {edition} from '../../editions';
import {root} from '../../src/utils/root';
import {hostFolders, type SiteFolders} from '../../tools/build/buildFolders';
import {findBuild} from '../../tools/build/findBuild';
import {freePort} from '../../tools/lib/freePort';

/** A web server that serves a site. */
export interface RunningServer {
  origin: string;
  stop(): Promise<void>;
}

/** A site and its configurations. */
export interface Served extends SiteFolders {
  /** Path of the site on its host. */
  baseUrl: string;
}

export const servedBuild = (): Served => ({...findBuild(), baseUrl: edition.baseUrl});

/** The host that `npm run build:all` wrote. */
export const servedHost = (): Served => ({...hostFolders(root), baseUrl: '/'});

/** Text of a configuration. */
export const readGenerated = ({deploy}: Served, name: string): string => readFileSync(path.join(deploy, name), 'utf8');

/**
 * Starts a web server in a scratch folder, in which `site/` contains the site at its path.
 *
 * @param prepare writes the configuration for a port into the scratch folder, and returns the command that runs the server
 * @throws {Error} with the output of the server if it does not respond
 */
export async function startServer(
  name: string,
  served: Served,
  prepare: (port: number, folder: string) => string[],
): Promise<RunningServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'server-test-'));
  const site = path.join(folder, 'site', served.baseUrl).replace(/\/$/, '');
  mkdirSync(path.dirname(site), {recursive: true});
  symlinkSync(served.site, site);
  const port = await freePort();
  const [program = '', ...args] = prepare(port, folder);
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://localhost:${port}`;
  const isStarted = await Promise.race([waitUntilItResponds(origin, 10_000), ended.then(() => false)]);
  if (!isStarted) throw new Error(`${name} did not start: ${output}`);
  return {
    origin,
    async stop() {
      child.kill();
      await ended;
      rmSync(folder, {recursive: true});
    },
  };
}

/** Waits until a server responds; returns whether it does in time. */
export async function waitUntilItResponds(origin: string, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (!(await fetch(origin, {redirect: 'manual'}).then(Boolean, () => false))) {
    if (Date.now() > deadline) return false;
    await wait(50);
  }
  return true;
}
