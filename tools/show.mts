#!/usr/bin/env tsx
// `EDITION=javascript npm run -s show -- PAGE` prints a page as Markdown with the names, samples and passages of an
// edition, without a build: `npm run -s show -- locators`, `npm run -s show -- docs/api/class-page.mdx`.
import {readArguments, runTool} from './lib/runTool';
import {UsageError} from './lib/UsageError';
import path from 'node:path';
import remarkStringify from 'remark-stringify';
import {preprocess, remarkPlugins} from '../config/remarkPlugins';
import {edition} from '../editions';
import {parsePage} from '../src/content/parsePage';
import {mdxProcessor} from '../src/content/readMdx';
import {root} from '../src/utils/root';
import {findFile} from './pages/findPage';

const [page] = readArguments({allowPositionals: true}).positionals;

await runTool(async () => {
  if (page === undefined) throw new UsageError('name a page: npm run -s show -- locators');
  const plugins = [...remarkPlugins.before, ...remarkPlugins.after];
  const tree = await parsePage(path.join(root, findFile(root, page, edition)), plugins, preprocess);
  console.log(mdxProcessor().use(remarkStringify).stringify(tree));
});
