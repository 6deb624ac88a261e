import {runProgram} from '../../tools/lib/runProgram';

/** Runs a TypeScript file, such as `tools/roll.mts`, and returns its exit code and everything that it printed. */
export const runScript = (file: string, args: string[], options: {cwd?: string; env?: NodeJS.ProcessEnv} = {}) =>
  runProgram(process.execPath, ['--import', 'tsx', file, ...args], {...options, isQuiet: true});
