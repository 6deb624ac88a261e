import {spawn} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

export interface BuildCost {
  seconds: number;
  /** Peak of the resident memory. */
  MB: number;
}

/**
 * Builds a site and measures the build.
 *
 * @param folder folder of the site
 * @param options `cold`: removes the output of earlier builds and uses no cache; otherwise uses the bundler's cache.
 *   `config`: file of the configuration, relative to the folder
 * @throws {Error} with the end of the build's output if the build fails
 */
export async function measureBuild(
  folder: string,
  {cold, config = 'docusaurus.config.ts'}: {cold: boolean; config?: string},
): Promise<BuildCost> {
  for (const name of cold ? ['.docusaurus', 'build'] : ['build']) {
    rmSync(path.join(folder, name), {recursive: true, force: true});
  }
  const started = Date.now();
  const command = path.join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(process.execPath, [command, 'build', '--config', config], {
    cwd: folder,
    env: {...process.env, ...(cold ? {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'} : {})},
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<{status: number | null}>((resolve) => child.once('exit', (status) => resolve({status})));
  let MB = 0;
  let result: {status: number | null} | undefined;
  while (!(result = await Promise.race([ended, wait(50, undefined)]))) MB = Math.max(MB, peakOf(child.pid));
  if (result.status !== 0)
    throw new Error(`${folder}: the build ended with ${String(result.status)}\n${output.slice(-3000)}`);
  return {seconds: (Date.now() - started) / 1000, MB};
}

/** The peak memory of a process in MB as the Linux kernel counts it; 0 on other systems. */
function peakOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid ?? ''}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
