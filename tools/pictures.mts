#!/usr/bin/env tsx
// `npm run pictures` makes the screenshots of the guides again with the real tools. They are committed; no test runs this.
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {versions} from '../src/content/versions';
import {root} from './lib/root';
import {runTool} from './lib/runTool';
import {browsersFolder, pythonOf, setupPython} from './setup-python';

await runTool(async () => {
  await setupPython([versions.next.library]);
  const {status} = spawnSync(pythonOf(versions.next.library), [path.join(root, 'python/pictures/make.py')], {
    stdio: 'inherit',
    env: {...process.env, PLAYWRIGHT_BROWSERS_PATH: browsersFolder},
  });
  return status ?? 1;
});
