/** Reads the public types of the .NET library from its package, which NuGet restores as it is configured on this machine. */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {root} from '../../src/utils/root';
import {missingDotnet} from '../system/findCompilers';
import {inTemporaryFolder} from '../lib/inTemporaryFolder';

interface DotnetParameter {
  name: string;
  type: string;
  optional?: true;
}

export interface DotnetMethod {
  params: DotnetParameter[];
  returns: string;
  /** Names of type parameters, such as `T1, T2`. */
  typeParams?: string;
  deprecated?: true;
  static?: true;
}

export interface DotnetProperty {
  name: string;
  type: string;
  required?: true;
  deprecated?: true;
  static?: true;
  /** Whether the library never reads this option. */
  ignored?: true;
}

export interface DotnetEvent {
  name: string;
  type: string;
  /** Type of the second argument of its handlers. */
  payload?: string;
  deprecated?: true;
}

/** A type of the library, as `dotnet/PrintTypes.cs` prints it. An enum has only values, other types have all lists. */
export interface DotnetType {
  kind: 'interface' | 'class' | 'options' | 'enum';
  /** Types that it extends. */
  base: string[];
  methods: Record<string, DotnetMethod[]>;
  properties: DotnetProperty[];
  events: DotnetEvent[];
  /** Names of an enum, each with the string that the browser protocol uses. */
  values?: [string, string][];
}

/** Types by name. */
export type DotnetTypes = Record<string, DotnetType>;

/**
 * Reads the types of one release.
 *
 * @throws {Error} with the remedy, if there is no SDK of .NET or no package of this release
 */
export const readDotnetTypes = (release: string): Promise<DotnetTypes> =>
  // A folder of its own, because several processes can build the program at the same time.
  inTemporaryFolder('dotnet-types-', (artifacts) => {
    const project = path.join(root, 'tools/facts/dotnet');
    const {status, stdout, stderr} = runDotnet([
      ...['run', '--project', project, '--artifacts-path', artifacts],
      ...[`-p:Library=${release}`, '-p:UseSharedCompilation=false'],
    ]);
    if (status !== 0)
      throw new Error(`the types of Microsoft.Playwright ${release} cannot be read: ${reasonIn(stdout + stderr)}`);
    return JSON.parse(stdout) as DotnetTypes;
  });

/**
 * Lists the releases of the library in the sources of NuGet.
 *
 * @throws {Error} with the remedy, if there is no SDK of .NET, or if no source can be reached
 */
export function listDotnetReleases(): string[] {
  const sources = (process.env.RestoreSources ?? '').split(';').filter((source) => source !== '');
  const {stdout} = runDotnet([
    ...['package', 'search', 'Microsoft.Playwright', '--exact-match', '--format', 'json'],
    ...sources.flatMap((source) => ['--source', source]),
  ]);
  const releases = [...stdout.matchAll(/"version": "([\d.]+)"/g)].map(([, release]) => release!);
  if (releases.length > 0) return [...new Set(releases)];
  const reason = /"text": "(.*)"/.exec(stdout)?.[1] ?? 'the sources of NuGet do not have the package';
  throw new Error(`the releases of Microsoft.Playwright cannot be listed: ${reason}`);
}

function runDotnet(args: string[]): {status: number | null; stdout: string; stderr: string} {
  const reason = missingDotnet();
  if (reason !== undefined) throw new Error(`the types of the library cannot be read: ${reason}`);
  // Processes that MSBuild keeps for the next build would keep the output open.
  const env = {...process.env, MSBUILDDISABLENODEREUSE: '1', DOTNET_CLI_TELEMETRY_OPTOUT: '1', DOTNET_NOLOGO: '1'};
  return spawnSync('dotnet', args, {encoding: 'utf8', env, maxBuffer: 2 ** 26});
}

/** Returns the first error that the build or the program prints. */
const reasonIn = (output: string): string =>
  /(?:error \w+: |Unhandled exception\. )(.*?)(?: \[[^\n]*\])?$/m.exec(output)?.[1] ??
  output.trim().split('\n').at(-1)!;
