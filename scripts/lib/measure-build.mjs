import {spawn} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

/**
 * Builds a site and watches it.
 *
 * @param {string} folder of the site
 * @param {{cold: boolean}} options `cold`: without anything of an earlier build; otherwise with the bundler's cache
 * @returns {Promise<{seconds: number, MB: number}>} MB is the most memory that was resident at once
 * @throws {Error} with the build's own words, when it fails
 */
export async function measureBuild(folder, {cold}) {
  for (const name of cold ? ['.docusaurus', 'build'] : ['build']) {
    rmSync(path.join(folder, name), {recursive: true, force: true});
  }
  const started = Date.now();
  const command = path.join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(process.execPath, [command, 'build'], {
    cwd: folder,
    env: {...process.env, ...(cold ? {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'} : {})},
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve) => child.once('exit', (status) => resolve({status})));
  let MB = 0;
  let result;
  while (!(result = await Promise.race([ended, wait(50)]))) MB = Math.max(MB, peakOf(child.pid));
  if (result.status !== 0) throw new Error(`${folder}: the build ended with ${result.status}\n${output.slice(-3000)}`);
  return {seconds: (Date.now() - started) / 1000, MB};
}

/** The most memory that a process had so far, as the kernel counts it; 0 where it does not tell (Linux does). */
function peakOf(pid) {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
