import {spawnSync} from 'node:child_process';

/** Oldest major version of the .NET SDK that compiles the samples. */
const oldest = 10;

/**
 * Returns the major version of the .NET SDK on PATH.
 *
 * @throws {Error} with the remedy if there is no SDK, or only an old one
 */
export function requireDotnet(run = () => spawnSync('dotnet', ['--version'], {encoding: 'utf8'}).stdout): number {
  const version = /^\d+\.\S+/.exec(run() ?? '')?.[0];
  if (version === undefined) throw new Error(`there is no .NET SDK; install version ${oldest} or newer`);
  const major = parseInt(version, 10);
  if (major < oldest) throw new Error(`the .NET SDK is version ${version}; install version ${oldest} or newer`);
  return major;
}
