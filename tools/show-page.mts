#!/usr/bin/env tsx
// `EDITION=root npm run -s show -- PAGE` prints a page of docs/ as Markdown with the names, samples and passages of an
// edition, without a build: `npm run -s show -- locators`, `npm run -s show -- api/class-page`.
import path from 'node:path';
import {edition} from '../editions';
import {fileOfPage} from '../src/content/pageFiles';
import {versions} from '../src/content/versions';
import {printPage} from './lib/printPage';
import {root} from './lib/root';
import {runTool} from './lib/runTool';

await runTool(async () => {
  const [page] = process.argv.slice(2);
  if (page === undefined) throw new Error('name a page of docs/: npm run -s show -- locators');
  const folder = path.join(root, versions.next.folder);
  console.log(await printPage(path.join(folder, fileOfPage(folder, page, edition.name))));
  return 0;
});
