#!/usr/bin/env tsx
// `EDITION=root npm run -s show -- PAGE` prints a page of docs/ as Markdown with the names, samples and passages of an
// edition, without a build: `npm run -s show -- locators`, `npm run -s show -- api/class-page`.
import path from 'node:path';
import {remarkPlugins} from '../remarkPlugins';
import {edition} from '../editions';
import {fileOfPage} from '../src/content/pageFiles';
import {versions} from '../src/content/versions';
import {parsePage} from '../src/plugins/search-index/records/parsePage';
import {root} from './lib/root';
import {runTool} from './lib/runTool';

await runTool(async () => {
  const [page] = process.argv.slice(2);
  if (page === undefined) throw new Error('name a page of docs/: npm run -s show -- locators');
  const [
    {unified},
    {default: stringify},
    {default: mdx},
    {default: gfm},
    {default: directive},
    {default: frontmatter},
  ] = await Promise.all([
    import('unified'),
    import('remark-stringify'),
    import('remark-mdx'),
    import('remark-gfm'),
    import('remark-directive'),
    import('remark-frontmatter'),
  ]);
  const folder = path.join(root, versions.next.folder);
  const file = path.join(folder, fileOfPage(folder, page, edition.name));
  const tree = await parsePage(file, [...remarkPlugins.before, ...remarkPlugins.after]);
  console.log(unified().use(stringify).use(mdx).use(gfm).use(directive).use(frontmatter).stringify(tree));
  return 0;
});
