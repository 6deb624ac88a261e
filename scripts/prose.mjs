#!/usr/bin/env node
// Reads the words of pages for what spelling does not see: headings, links, pictures, front matter, words typed twice,
// notes to authors. `node scripts/prose.mjs [FILE ...]`, part of `npm run check`; without files all pages that are written by hand.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import utils from '@docusaurus/utils';
import {checkProse} from './prose/check-prose.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const {filesBelow} = await utils.loadFreshModule(path.join(root, 'src/utils/filesBelow.ts'));
const given = process.argv.slice(2).map((file) => path.relative(root, path.resolve(file)));
const files = (given.length > 0 ? given : ['docs', 'community'].flatMap(pagesBelow)).map((file) =>
  file.split(path.sep).join('/'),
);
const problems = files.flatMap((file) => checkProse(file, readFileSync(path.join(root, file), 'utf8')));
for (const problem of problems) console.error(problem);
console.log(`prose: ${files.length} pages read, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

function pagesBelow(folder) {
  return filesBelow(path.join(root, folder))
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => path.join(folder, name));
}
