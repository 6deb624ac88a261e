#!/usr/bin/env tsx
// `EDITION=javascript npm run -s show -- PAGE` prints a page as Markdown with the names, samples and passages of an
// edition, without a build: `npm run -s show -- locators`, `npm run -s show -- docs/api/class-page.mdx`.
import path from 'node:path';
import {edition} from '../editions';
import {findFile} from './lib/findPage';
import {printPage} from './lib/printPage';
import {root} from './lib/root';
import {readArguments, runTool, UsageError} from './lib/runTool';

const [page] = readArguments({allowPositionals: true}).positionals;

await runTool(async () => {
  if (page === undefined) throw new UsageError('name a page: npm run -s show -- locators');
  console.log(await printPage(path.join(root, findFile(root, page, edition))));
  return 0;
});
