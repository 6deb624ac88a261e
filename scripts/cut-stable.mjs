#!/usr/bin/env node
// Cuts the stable version anew from docs/: `npm run cut`.
// Docusaurus's own docs:version refuses a version that exists, and knows nothing of passages of other versions.
import {cp, mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import utils from '@docusaurus/utils';
import {gone, pagesForVersion} from './lib/pages-for-version.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const {versions} = await utils.loadFreshModule(path.join(root, 'src/data/site.ts'));
const source = path.join(root, 'docs');
const folder = 'versioned_docs/version-stable';
const target = path.join(root, folder);

try {
  // Everything is read and checked before anything is replaced: a bad mark loses nothing.
  const texts = await pagesForVersion(source, versions.stable.library);
  await rm(target, {recursive: true, force: true});
  await cp(source, target, {
    recursive: true,
    filter: (file) => !file.endsWith('.mdx') && file !== path.join(source, gone),
  });
  for (const [page, text] of texts) {
    await mkdir(path.dirname(path.join(target, page)), {recursive: true});
    await writeFile(path.join(target, page), text);
  }
  process.env.SIDEBARS_OF = folder;
  const sidebars = await utils.loadFreshModule(path.join(root, 'sidebars.ts'));
  await mkdir(path.join(root, 'versioned_sidebars'), {recursive: true});
  await writeFile(
    path.join(root, 'versioned_sidebars/version-stable-sidebars.json'),
    `${JSON.stringify(sidebars, null, 2)}\n`,
  );
  await writeFile(path.join(root, 'versions.json'), '["stable"]\n');
  console.log(`stable (${versions.stable.library}) cut from docs/: ${texts.size} pages`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
