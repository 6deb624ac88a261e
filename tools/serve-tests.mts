#!/usr/bin/env tsx
// `tsx tools/serve-tests.mts [PORT]` serves the built site of an edition for the end-to-end tests (playwright.config.ts).
import {readArguments, runTool} from './lib/runTool';
import {edition} from '../editions';
import {findBuild} from './build/findBuild';
import {serveBuild} from './serve/serveBuild';

await runTool(async () => {
  const [port = '4010'] = readArguments({allowPositionals: true}).positionals;
  const {site} = findBuild();
  const {origin} = await serveBuild(site, {port: Number(port)});
  console.log(`${site} at ${origin}${edition.baseUrl}`);
});
