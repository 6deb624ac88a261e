import path from 'node:path';
import {installPackage, isProgram, onPath, runQuietly} from './systemPackages';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const downloadLimit = 120_000;

/**
 * Finds a Chromium, and installs one where that needs no question.
 *
 * Search order: the `CHROMIUM` environment variable, Playwright's own, the system's, a download by Playwright, Debian's
 * package (as root). Uses Debian's program instead of its start script, because the program starts faster and prints less.
 *
 * @returns path of the program
 * @throws {Error} naming the remedy, when there is none and none can be installed
 */
export async function findChromium(): Promise<string> {
  const given = process.env.CHROMIUM;
  if (given) {
    if (isProgram(given)) return given;
    throw new Error(`CHROMIUM names ${given}, which is not a program: set it to the path of a Chromium or unset it`);
  }
  const found = (await findOwn()) ?? findSystem();
  if (found) return found;
  console.log('No Chromium found: trying Playwright’s download, then the system’s package ...');
  runQuietly('npx', ['--no-install', 'playwright', 'install', 'chromium'], {timeout: downloadLimit});
  const downloaded = await findOwn();
  if (downloaded) return downloaded;
  installPackage('chromium');
  const installed = findSystem();
  if (installed) return installed;
  throw new Error('No Chromium: install one (Debian: apt-get install chromium) or set CHROMIUM to the path of one');
}

/**
 * Finds Chromium's headless shell, which the library itself starts in headless mode. It takes a quarter of the work of a
 * full Chromium.
 *
 * @param chromium the result of {@link findChromium}; returned if there is no headless shell
 * @returns path of the program
 */
export function findHeadlessShell(chromium: string): string {
  const debian = '/usr/lib/chromium/chromium-headless-shell';
  // Does not mix a Chromium that the operator chose with another build.
  if (process.env.CHROMIUM || !chromium.startsWith('/usr/')) return chromium;
  if (!isProgram(debian)) installPackage('chromium-headless-shell');
  return isProgram(debian) ? debian : chromium;
}

async function findOwn(): Promise<string | null> {
  try {
    const {chromium} = await import('@playwright/test');
    const file = chromium.executablePath();
    return isProgram(file) ? file : null;
  } catch {
    return null;
  }
}

function findSystem(): string | null {
  const script = names.map((name) => onPath(name)).find(Boolean) ?? null;
  const debian = '/usr/lib/chromium/chromium';
  return script && path.basename(script) === 'chromium' && isProgram(debian) ? debian : script;
}
