#!/usr/bin/env tsx
// `npm run serve [-- --port 3000] [--host 127.0.0.1]` serves build/ like a static host, `npm run serve:all` serves dist/, the
// host with all built editions. Unlike `docusaurus serve`, it keeps the base path in redirects, and returns the not-found page
// with status 404, on which redirects of old paths depend.
import {readArguments, runTool} from './lib/runTool';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {edition} from '../editions';
import {root} from '../src/utils/root';
import {serveBuild} from './serve/serveBuild';

await runTool(async () => {
  const {values} = readArguments({
    options: {
      port: {type: 'string', default: '3000'},
      host: {type: 'string', default: '127.0.0.1'},
      all: {type: 'boolean', default: false},
    },
  });
  const folder = values.all ? 'dist' : 'build';
  const base = values.all ? '/' : edition.baseUrl;
  const home = path.join(root, folder, 'index.html');
  if (!values.all && existsSync(home) && !readFileSync(home, 'utf8').includes(`${base}assets/js/`))
    throw new Error(`build/ was built for another path than ${base}: set SITE_BASE as for the build`);
  const port = Number(values.port);
  const {origin} = await serveBuild(path.join(root, folder), {base, port, host: values.host, redirects: true}).catch(
    (error: unknown): never => {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      throw new Error(`port ${port} is in use: choose another one with --port ${port + 1}`);
    },
  );
  console.log(`${folder}/ is served at ${origin}${base}; press Ctrl+C to stop`);
});
