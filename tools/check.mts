#!/usr/bin/env tsx
// `npm run check` runs every check that reads the sources without building the site, one for each processor at a time. A
// failure does not stop the other checks; the failed ones are named at the end.
import {requireNode, readArguments} from './lib/runTool';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {root} from '../src/utils/root';
import {forEachParallel} from './lib/forEachParallel';
import {runProgram} from './lib/runProgram';
import {isInstalled, pythonOf} from './system/python';
import {versions} from '../src/content/versions';

interface Check {
  name: string;
  command: string;
  args: string[];
}

readArguments({});
requireNode('npm run check');

const npx = (name: string, command: string, ...more: string[]): Check => ({
  name,
  command: 'npx',
  args: ['--no-install', ...command.split(' '), ...more],
});

/** The longest one comes first, so that it does not run alone at the end. */
const checks: Check[] = [
  npx('lint', 'eslint --max-warnings 0 .'),
  npx('types', 'tsc --incremental --tsBuildInfoFile .cache/types.json'),
  npx('styles', 'stylelint src/**/*.css'),
  npx('format', 'prettier --check --log-level warn --cache --cache-location .cache/prettier.json .'),
  npx('spelling', 'cspell --no-progress --no-summary --cache --cache-location .cache/cspell.json'),
  npx('prose', 'tsx tools/prose.mts'),
  npx('pages', 'tsx tools/page-checks.mts'),
  npx('stable', 'tsx tools/cut.mts --check'),
  npx('unused', 'knip'),
  ...pythonChecks(),
];

const failed: string[] = [];
await forEachParallel(checks, availableParallelism(), async (check) => {
  if (!(await runCheck(check))) failed.push(check.name);
});
if (failed.length > 0) {
  console.error(`check failed: ${failed.join(', ')}`);
  process.exit(1);
}

/** Runs a check, and prints its output when it has ended. Returns whether it passed. */
async function runCheck({name, command, args}: Check): Promise<boolean> {
  const started = Date.now();
  const {status, output} = await runProgram(command, args, {isQuiet: true});
  process.stdout.write(output);
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return status === 0;
}

/** Checks of the Python tools, where their environment exists; `npm test` creates it first. */
function pythonChecks(): Check[] {
  if (!isInstalled(versions.next.releases.python)) {
    console.log(
      'Python tools: not checked, because .venv is missing or not up to date; `npm test -- setup` creates it',
    );
    return [];
  }
  const python = pythonOf(versions.next.releases.python);
  const project = path.join(root, 'python/pyproject.toml');
  return [
    {name: 'python lint', command: python, args: ['-m', 'ruff', 'check', '--config', project, 'python']},
    {name: 'python format', command: python, args: ['-m', 'ruff', 'format', '--check', '--config', project, 'python']},
    npx('python types', 'pyright --project python --pythonpath', python),
  ];
}
