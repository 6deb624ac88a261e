import {readFileSync} from 'node:fs';
import path from 'node:path';
import {deflateRawSync} from 'node:zlib';
import {runCsharp} from '../lib/callRoslyn';
import {root} from '../lib/root';

/**
 * Prints the declarations of the .NET library, the text of `editions/dotnet/declarations/VERSION.json`. Roslyn parses the
 * sources, see `dotnet/PrintDeclarations.cs`.
 *
 * @param sources texts of the C# files, sorted by path
 */
export function printDotnet(version: string, sources: string[]): string {
  const program = readFileSync(path.join(root, 'tools/facts/dotnet/PrintDeclarations.cs'), 'utf8');
  const types = runCsharp(
    program.replace('"SOURCES"', `"${deflateRawSync(sources.join('\0')).toString('base64')}"`),
  ).trim();
  return `{\n"version": ${JSON.stringify(version)},\n"types": {\n${types}\n}\n}\n`;
}
