import {spawn, type ChildProcess} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {WebKitPrograms} from '../../tools/system/findEngines';
import {waitUntilItResponds} from '../lib/waitUntilItResponds';
import {freePort} from '../../tools/lib/freePort';

const startLimit = 30_000;

/** Shrinks the toolbar of MiniBrowser, because it makes windows at least 447 px wide. */
const narrowToolbar = '* { min-width: 0; margin: 0; padding: 0; font-size: 1px; }\n';

/**
 * Starts WebKitWebDriver with its own virtual screen, its own D-Bus session and its own home folder.
 *
 * @throws {Error} if it does not respond in time
 */
export async function startWebKitDriver(programs: WebKitPrograms): Promise<{url: string; close(): Promise<void>}> {
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  mkdirSync(path.join(home, 'gtk-3.0'));
  writeFileSync(path.join(home, 'gtk-3.0/gtk.css'), narrowToolbar);
  const screen = spawn(programs.xvfb, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdout.once('data', (text: Buffer) => resolve(`:${text.toString().trim()}`));
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error('Xvfb ended before it had a screen')));
  });
  const port = await freePort();
  const driver = spawn(programs.dbusRunSession, ['--', programs.driver, `--port=${port}`], {
    env: {
      ...process.env,
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
      DISPLAY: display,
      GTK_USE_PORTAL: '0',
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // The site is the only content, and the sandbox of WebKit cannot start in most containers.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: 'ignore',
    // A group of its own, so that close() also ends the processes that it starts.
    detached: true,
  });
  const close = async (): Promise<void> => {
    await endGroup(driver);
    screen.kill();
    // Processes that end later can still write to the folder; the system removes it with the other temporary files.
    try {
      rmSync(home, {recursive: true, force: true, maxRetries: 5});
    } catch {
      return;
    }
  };
  const url = `http://127.0.0.1:${port}`;
  if (!(await waitUntilItResponds(`${url}/status`, startLimit))) {
    await close();
    throw new Error(`WebKitWebDriver did not start within ${startLimit / 1000} s`);
  }
  return {url, close};
}

/** Ends a process and all processes of its group. */
async function endGroup(leader: ChildProcess): Promise<void> {
  if (leader.exitCode !== null || leader.pid === undefined) return;
  const ended = new Promise((resolve) => leader.once('exit', resolve));
  process.kill(-leader.pid, 'SIGTERM');
  await ended;
}
