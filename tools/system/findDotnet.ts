import {spawnSync} from 'node:child_process';

/** Oldest major version of the .NET SDK that compiles the samples. */
const oldest = 10;

/** Prints the version of the SDK that `dotnet` uses. Returns undefined if there is none. */
const printVersion = (): string | undefined => spawnSync('dotnet', ['--version'], {encoding: 'utf8'}).stdout;

/** Returns the major version of the .NET SDK on PATH; undefined if there is none. */
function findDotnet(print = printVersion): number | undefined {
  const [, major] = /^(\d+)\./.exec(print() ?? '') ?? [];
  return major === undefined ? undefined : Number(major);
}

/** Returns the target framework of new projects: `net10.0`. */
export const targetFramework = (): string => `net${findDotnet()}.0`;

/** Returns why the samples in C# cannot be compiled, with the remedy; undefined if they can. */
export function missingDotnet(print = printVersion): string | undefined {
  const major = findDotnet(print);
  if (major === undefined) return `there is no .NET SDK; install version ${oldest} or newer`;
  return major < oldest ? `the .NET SDK is version ${major}; install version ${oldest} or newer` : undefined;
}
