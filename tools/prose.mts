#!/usr/bin/env tsx
// `npm run prose [-- PAGE ...]`, part of `npm run check`, finds mistakes that a spelling checker cannot find: in headings,
// links, images, samples and front matter, and doubled words. Without names it reads all pages that authors write.
import {readArguments, runTool} from './lib/runTool';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {allEditions} from '../editions';
import {textForEdition} from '../src/content/editionPassages';
import {isHidden, listPages} from '../src/content/listPages';
import {fileOfPage, pageName} from '../src/content/pageFiles';
import {editionNames} from '../src/data/editions';
import {versions} from '../src/content/versions';
import {root} from '../src/utils/root';
import {findPage} from './pages/findPage';
import {checkProse} from './prose/checkProse';

const {positionals: names} = readArguments({allowPositionals: true});

await runTool(() => {
  const all = [versions.next.folder, 'community'].flatMap((folder) => listPages(root, folder));
  const files = names.length > 0 ? names.flatMap((name) => listFiles(findPage(root, name))) : all;
  const problems = [...new Set(files.flatMap(checkFile))];
  for (const problem of problems) console.error(problem);
  console.log(`prose: ${files.length} pages read, ${problems.length} problems`);
  return problems.length > 0 ? 1 : 0;
});

/** The shared file of a page, and those of editions. */
function listFiles(page: string): string[] {
  return ['', ...editionNames.map((name) => `.${name}`)]
    .map((owner) => `${page}${owner}.mdx`)
    .filter((file) => existsSync(path.join(root, file)));
}

/** Checks a page as each edition shows it. Problems have the lines of the file. */
function checkFile(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const [folder, ...rest] = file.split('/');
  // Editions choose pages of the documentation only.
  const isChosen = folder === versions.next.folder;
  const page = pageName(rest.join('/'));
  return Object.values(allEditions)
    .filter(({listsPage}) => !isChosen || listsPage(page))
    .filter(({name}) => fileOfPage(root, pageName(file), name) === file && !isHidden(text, name, file))
    .flatMap(({name}) => checkProse(file, textForEdition(text, name, file).text));
}
