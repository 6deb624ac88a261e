/** Compiles and runs C# with Roslyn in a Node.js process of its own, see `roslyn.mjs`. */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {root} from './root';

/** An error or a warning. `location` contains offsets in the text. */
export interface Diagnostic {
  id: string;
  message: string;
  location: {start: number};
  severity: 'Error' | 'Warning' | 'Info' | 'Hidden';
}

interface RunResult {
  success: boolean;
  stdOut: string | null;
  stdErr: string | null;
  diagnostics: Diagnostic[] | null;
}

/** Returns what the compiler reports about a text. */
export const diagnose = (code: string): Diagnostic[] => JSON.parse(callRoslyn(code)) as Diagnostic[];

/**
 * Runs a program.
 *
 * @returns its standard output
 * @throws {Error} if it does not compile, or throws an exception
 */
export function runCsharp(code: string): string {
  const {success, stdOut, stdErr, diagnostics} = JSON.parse(callRoslyn(code, 'run')) as RunResult;
  const [error] = (diagnostics ?? []).filter(({severity}) => severity === 'Error');
  if (error) {
    const line = code.slice(0, error.location.start).split('\n').length;
    throw new Error(`the C# program does not compile: line ${line}: ${error.id}: ${error.message}`);
  }
  if (!success || stdErr) throw new Error(`the C# program failed: ${stdErr ?? 'no message'}`);
  return stdOut ?? '';
}

function callRoslyn(code: string, ...args: string[]): string {
  const {status, stdout, stderr} = spawnSync(process.execPath, [path.join(root, 'tools/lib/roslyn.mjs'), ...args], {
    input: code,
    encoding: 'utf8',
    maxBuffer: 256_000_000,
  });
  if (status !== 0) throw new Error(`Roslyn does not start:\n${stderr}`);
  return stdout;
}
