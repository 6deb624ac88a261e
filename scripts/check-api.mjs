#!/usr/bin/env node
// `npm run api:check [-- CLASS ...]`: compares pages of classes with the facts, all problems at once, without a build.
// A class is named as its file is (`dialog`) or as Python does (`Dialog`); without names all pages of all versions.
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import utils from '@docusaurus/utils';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const {checkPages} = await utils.loadFreshModule(path.join(root, 'src/plugins/api-facts/checkPages.ts'));
const {versions} = await utils.loadFreshModule(path.join(root, 'src/data/site.ts'));

const {checked, problems, missing} = await checkPages({
  root,
  versions: {docs: versions.next.library, 'versioned_docs/version-stable': versions.stable.library},
  names: process.argv.slice(2),
});
for (const problem of problems) console.error(problem);
if (missing.length > 0) console.log(`${missing.length} not written yet: ${missing.map((file) => path.basename(file, '.mdx').slice('class-'.length)).join(', ')}`);
console.log(`${checked} pages checked, ${problems.join('\n').split('\n').filter(Boolean).length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
