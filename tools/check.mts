#!/usr/bin/env tsx
// `npm run check` runs every check that reads the sources without building the site. A failure does not stop the next
// check; the failed ones are named at the end.
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {root} from './lib/root';
import {isInstalled, pythonOf} from './setup-python';
import {versions} from '../src/content/versions';

interface Check {
  name: string;
  command: string;
  args: string[];
}

const npx = (name: string, tool: string, ...args: string[]): Check => ({
  name,
  command: 'npx',
  args: ['--no-install', tool, ...args],
});
const spelled = ['docs/**', 'community/**', '*.md', 'src/**', 'editions/**', 'tools/**', 'python/**', 'tests/**'];

/** Checks in the order of their cost. */
const checks: Check[] = [
  npx('types', 'tsc'),
  npx('lint', 'eslint', '--max-warnings', '0', '.'),
  npx('styles', 'stylelint', 'src/**/*.css'),
  npx('format', 'prettier', '--check', '--log-level', 'warn', '.'),
  npx('spelling', 'cspell', '--no-progress', '--no-summary', ...spelled),
  npx('prose', 'tsx', 'tools/prose.mts'),
  npx('pages', 'tsx', 'tools/page-checks.mts'),
  npx('stable', 'tsx', 'tools/cut-stable.mts', '--check'),
  npx('unused', 'knip'),
  ...pythonChecks(),
];

const failed = checks.filter(({name, command, args}) => {
  const started = Date.now();
  const {status} = spawnSync(command, args, {cwd: root, stdio: 'inherit', shell: process.platform === 'win32'});
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return status !== 0;
});
if (failed.length > 0) {
  console.error(`check failed: ${failed.map(({name}) => name).join(', ')}`);
  process.exit(1);
}

/** Checks of the Python tools, where their environment exists; `npm test` creates it first. */
function pythonChecks(): Check[] {
  if (!isInstalled(versions.next.library)) {
    console.log(
      'Python tools: not checked, because .venv is missing or not up to date; `npm test -- setup` creates it',
    );
    return [];
  }
  const python = pythonOf(versions.next.library);
  const project = path.join(root, 'python/pyproject.toml');
  return [
    {name: 'python lint', command: python, args: ['-m', 'ruff', 'check', '--config', project, 'python']},
    {name: 'python format', command: python, args: ['-m', 'ruff', 'format', '--check', '--config', project, 'python']},
    npx('python types', 'pyright', '--project', 'python', '--pythonpath', python),
  ];
}
