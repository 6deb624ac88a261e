import {spawnSync} from 'node:child_process';
import type {EditionName} from '../../src/data/editions';
import {findProgram, installPackage, onPath, runQuietly} from './systemPackages';

/** Oldest major version of the .NET SDK that compiles the samples. */
const oldest = 10;

/** Returns the version of the SDK that `dotnet` uses; undefined if there is none. */
const readVersion = (): string | undefined => spawnSync('dotnet', ['--version'], {encoding: 'utf8'}).stdout;

function findDotnet(read = readVersion): number | undefined {
  const [, major] = /^(\d+)\./.exec(read() ?? '') ?? [];
  return major === undefined ? undefined : Number(major);
}

/** Returns the target framework of new projects: `net10.0`. */
export const targetFramework = (): string => `net${findDotnet()}.0`;

/** Returns why the samples in C# cannot be compiled, with the remedy; undefined if they can. */
export function missingDotnet(read = readVersion): string | undefined {
  const major = findDotnet(read);
  if (major === undefined) return `there is no .NET SDK; install version ${oldest} or newer`;
  return major < oldest ? `the .NET SDK is version ${major}; install version ${oldest} or newer` : undefined;
}

/**
 * Finds a Java that compiles. As root on Debian, it installs the package of JDK 17 if there is none.
 *
 * @returns null if there is no JDK
 */
export function findJava(): string | null {
  const find = (): string | null => {
    const java = onPath('java');
    return java && onPath('javac') && runQuietly(java, ['-version']) ? java : null;
  };
  if (find() === null) installPackage('openjdk-17-jdk-headless');
  return find();
}

/** Finds Maven. As root on Debian, it installs the package if there is none. Returns null if there is none. */
export const findMaven = (): string | null => findProgram('mvn', 'maven');

/**
 * Returns why the samples of an edition cannot be compiled, with the remedy; undefined if they can.
 *
 * @param options.mayInstall whether to install missing packages, which takes minutes. Default: true.
 */
export function missingCompiler(name: EditionName, {mayInstall = true} = {}): string | undefined {
  if (name === 'dotnet') return missingDotnet();
  if (name !== 'java') return undefined;
  const isComplete = mayInstall ? findJava() && findMaven() : onPath('javac') && onPath('mvn');
  return isComplete ? undefined : 'there is no JDK, or no Maven; install openjdk-17-jdk-headless and maven';
}
