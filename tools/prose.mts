#!/usr/bin/env tsx
// `tsx tools/prose.mts [FILE ...]`, part of `npm run check`, finds mistakes that a spelling checker cannot see: in headings,
// links, images and front matter, doubled words, notes to authors. Without files it reads all pages that authors write.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {allEditions} from '../editions';
import {textForEdition} from '../src/content/editionPassages';
import {isOfOtherEditions} from '../src/content/listPages';
import {fileOfPage, pageOf} from '../src/content/pageFiles';
import type {EditionName} from '../src/data/editions';
import {versions} from '../src/content/versions';
import {filesBelow} from '../src/utils/filesBelow';
import {root} from './lib/root';
import {checkProse} from './prose/checkProse';

const given = process.argv.slice(2).map((file) => path.relative(root, path.resolve(file)));
const files = (given.length > 0 ? given : [versions.next.folder, 'community'].flatMap(pagesBelow)).map((file) =>
  file.split(path.sep).join('/'),
);
const problems = [...new Set(files.flatMap(checkFile))];
for (const problem of problems) console.error(problem);
console.log(`prose: ${files.length} pages read, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

/** Checks a page as each edition shows it. Problems have the lines of the file. */
function checkFile(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const id = pageOf(file.replace(/^[^/]*\//, ''));
  return Object.values(allEditions)
    .filter(({name, publishes}) => publishes(id) && isReadBy(name, file) && !isOfOtherEditions(text, name, file))
    .flatMap(({name}) => checkProse(file, textForEdition(text, name, file).text));
}

/** Whether an edition reads this file, and not one of its own for the page. */
function isReadBy(edition: EditionName, file: string): boolean {
  return fileOfPage(root, pageOf(file), edition) === file;
}

/** Also the pages that only older versions have: authors write those, too. */
function pagesBelow(folder: string): string[] {
  return filesBelow(path.join(root, folder))
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => path.join(folder, name));
}
