#!/usr/bin/env node
// Makes the pictures of the guides anew from the real tools: `npm run pictures`. They are committed; no test runs this.
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import utils from '@docusaurus/utils';
import {browsersFolder, pythonOf, setupPython} from './setup-python.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const {versions} = await utils.loadFreshModule(path.join(root, 'src/data/site.ts'));

try {
  await setupPython([versions.next.library]);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const {status} = spawnSync(pythonOf(versions.next.library), [path.join(root, 'scripts/pictures/make.py')], {
  stdio: 'inherit',
  env: {...process.env, PLAYWRIGHT_BROWSERS_PATH: browsersFolder},
});
process.exit(status ?? 1);
