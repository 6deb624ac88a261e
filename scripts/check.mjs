#!/usr/bin/env node
// `npm run check`: everything that reads the sources without running the site. All of it runs, then the failures are named.
import {spawnSync} from 'node:child_process';

const checks = [
  ['types', 'tsc', []],
  ['lint', 'eslint', ['--max-warnings', '0', '.']],
  ['styles', 'stylelint', ['src/**/*.css']],
  ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  [
    'spelling',
    'cspell',
    ['--no-progress', '--no-summary', 'docs/**', 'community/**', '*.md', 'src/**', 'scripts/**', 'tests/**'],
  ],
  ['prose', 'node', ['scripts/prose.mjs']],
  ['unused', 'knip', []],
];

const failed = checks.filter(([name, command, args]) => {
  const started = Date.now();
  const options = {stdio: 'inherit', shell: process.platform === 'win32'};
  const {status} =
    command === 'node'
      ? spawnSync(process.execPath, args, {stdio: 'inherit'})
      : spawnSync('npx', ['--no-install', command, ...args], options);
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return status !== 0;
});
if (failed.length > 0) {
  console.error(`check failed: ${failed.map(([name]) => name).join(', ')}`);
  process.exit(1);
}
