#!/usr/bin/env node
// Reads the words of pages for what spelling does not see: headings, links, pictures, front matter, words typed twice,
// notes to authors. `node scripts/prose.mjs [FILE ...]`, part of `npm run check`; without files all pages that are written by hand.
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {checkProse} from './prose/check-prose.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const given = process.argv.slice(2).map((file) => path.relative(root, path.resolve(file)));
const files = (given.length > 0 ? given : ['docs', 'community'].flatMap(pagesBelow)).map((file) =>
  file.split(path.sep).join('/'),
);
const problems = files.flatMap((file) => checkProse(file, readFileSync(path.join(root, file), 'utf8')));
for (const problem of problems) console.error(problem);
console.log(`prose: ${files.length} pages read, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

function pagesBelow(folder) {
  const names = readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'});
  return names
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .map((name) => path.join(folder, name));
}
