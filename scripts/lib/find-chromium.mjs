import path from 'node:path';
import {installPackage, isProgram, onPath, run} from './system-packages.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const downloadLimit = 120_000;

/**
 * Finds a Chromium that works without a window, and installs one where that can be done without asking.
 *
 * In this order: the `CHROMIUM` environment variable, Playwright's own, the system's, a download by Playwright, Debian's
 * package (as root). Debian's start script is passed over for the program itself: it starts faster and quieter.
 *
 * @param {{install?: boolean}} options `install: false` only looks
 * @returns {Promise<string>} path of the program
 * @throws {Error} naming the remedy, when there is none and none can be installed
 */
export async function findChromium({install = true} = {}) {
  const given = process.env.CHROMIUM;
  if (given) {
    if (isProgram(given)) return given;
    throw new Error(`CHROMIUM names ${given}, which is no program: set it to the path of a Chromium or unset it`);
  }
  const found = (await findOwn()) ?? findSystem();
  if (found) return found;
  if (install) {
    console.log('No Chromium found: trying Playwright’s download, then the system’s package ...');
    run('npx', ['--no-install', 'playwright', 'install', 'chromium'], {timeout: downloadLimit});
    const downloaded = await findOwn();
    if (downloaded) return downloaded;
    installPackage('chromium');
    const installed = findSystem();
    if (installed) return installed;
  }
  throw new Error('No Chromium: install one (Debian: apt-get install chromium) or set CHROMIUM to the path of one');
}

/**
 * Finds Chromium's headless shell: what the library itself starts without a window, at a quarter of the work of a whole
 * Chromium.
 *
 * @param {string} chromium what {@link findChromium} found; it stands in where there is no shell
 * @param {{install?: boolean}} options as of {@link findChromium}
 * @returns {string} path of the program
 */
export function findHeadlessShell(chromium, {install = true} = {}) {
  const debian = '/usr/lib/chromium/chromium-headless-shell';
  // A Chromium that the operator chose is not mixed with another one.
  if (process.env.CHROMIUM || !chromium.startsWith('/usr/')) return chromium;
  if (!isProgram(debian) && install) installPackage('chromium-headless-shell');
  return isProgram(debian) ? debian : chromium;
}

/**
 * Finds ffmpeg, which records videos.
 *
 * @param {{install?: boolean}} options as of {@link findChromium}
 * @returns {string | null} path of the program; null when there is none: videos are then not recorded
 */
export function findFfmpeg({install = true} = {}) {
  return findProgram('ffmpeg', 'ffmpeg', install);
}

/**
 * Finds Xvfb, a screen that nobody sees, for browsers that show a window.
 *
 * @param {{install?: boolean}} options as of {@link findChromium}
 * @returns {string | null} path of the program; null when there is none, as on systems other than Linux
 */
export function findXvfb({install = true} = {}) {
  return findProgram('Xvfb', 'xvfb', install);
}

/** A program of the system, from Debian's package where it is missing and may be installed; null when there is none. */
function findProgram(name, debianPackage, install) {
  if (!onPath(name) && install) installPackage(debianPackage);
  return onPath(name);
}

async function findOwn() {
  try {
    const {chromium} = await import('@playwright/test');
    const file = chromium.executablePath();
    return isProgram(file) ? file : null;
  } catch {
    return null;
  }
}

function findSystem() {
  const script = names.map((name) => onPath(name)).find(Boolean);
  const debian = '/usr/lib/chromium/chromium';
  return script && path.basename(script) === 'chromium' && isProgram(debian) ? debian : script;
}
