#!/usr/bin/env tsx
// `npm run serve:all [-- --port 3000] [--host 127.0.0.1]` serves dist/, the host with all built editions.
import path from 'node:path';
import {root} from './lib/root';
import {readArguments, runTool} from './lib/runTool';
import {serveBuild} from './serve/serveBuild';

await runTool(async () => {
  const {values} = readArguments({
    options: {port: {type: 'string', default: '3000'}, host: {type: 'string', default: '127.0.0.1'}},
  });
  const dist = path.join(root, 'dist');
  const {origin} = await serveBuild(dist, {
    base: '/',
    port: Number(values.port),
    host: values.host,
    redirects: true,
  });
  console.log(`dist/ is served at ${origin}/; press Ctrl+C to stop`);
});
