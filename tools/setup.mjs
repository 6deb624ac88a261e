#!/usr/bin/env node
// First step of the npm commands that run tools: checks Node and installs what package-lock.json names, if it is not installed yet.
// Imports only modules of Node, because it runs in a new clone.
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const stamp = path.join(root, 'node_modules/.installed-from');
// The `engines` of package.json name the same version. Older ones cannot load the TypeScript files of the tools.
const minimumNode = '20.11';

if (process.versions.node.localeCompare(minimumNode, 'en', {numeric: true}) < 0) {
  stop(`Node ${minimumNode} or newer is needed, this is ${process.versions.node}: install it from https://nodejs.org`);
}

const wanted = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.error('Installing packages (npm ci) ...');
  const {status} = spawnSync('npm', ['ci', '--no-fund', '--no-audit'], {
    cwd: root,
    // Programs read the standard output of some commands.
    stdio: ['inherit', process.stderr, 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) stop('npm ci failed: see its message above; it needs the npm registry');
  writeFileSync(stamp, wanted);
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
