#!/usr/bin/env node
// Cuts the stable version anew from docs/: `npm run cut`.
// Docusaurus's own docs:version refuses a version that exists, and knows nothing of passages marked as newer.
import {cp, readFile, readdir, rm, writeFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import utils from '@docusaurus/utils';
import {dropNewer} from './lib/drop-newer.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const {versions} = await utils.loadFreshModule(path.join(root, 'src/data/site.ts'));
const sidebars = await utils.loadFreshModule(path.join(root, 'sidebars.ts'));
const source = path.join(root, 'docs');
const target = path.join(root, 'versioned_docs/version-stable');

// Everything is read and checked before anything is replaced: a bad mark loses nothing.
const pages = (await readdir(source, {recursive: true})).filter((file) => file.endsWith('.mdx'));
const texts = new Map();
for (const page of pages) {
  const file = path.join(source, page);
  texts.set(page, dropNewer(await readFile(file, 'utf8'), versions.stable.library, path.relative(root, file)));
}
await rm(target, {recursive: true, force: true});
await cp(source, target, {recursive: true});
for (const [page, text] of texts) await writeFile(path.join(target, page), text);
await mkdir(path.join(root, 'versioned_sidebars'), {recursive: true});
await writeFile(
  path.join(root, 'versioned_sidebars/version-stable-sidebars.json'),
  `${JSON.stringify(sidebars, null, 2)}\n`,
);
await writeFile(path.join(root, 'versions.json'), '["stable"]\n');
console.log(`stable (${versions.stable.library}) cut from docs/: ${texts.size} pages`);
