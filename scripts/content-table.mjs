#!/usr/bin/env node
// `npm run content:table [-- PAGE ...]`: words, samples and forms of every page of both versions, and counts of the reference.
// A page is a path such as docs/dialogs.mdx. Nothing is run: what a form is (run, or checked only and why) stands in its fence.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import utils from '@docusaurus/utils';
import {countForms, countWords} from './lib/count-content.mjs';
import {extractSamples} from './lib/extract-samples.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const load = (file) => utils.loadFreshModule(path.join(root, file));
const {versions} = await load('src/data/site.ts');
const {filesBelow} = await load('src/utils/filesBelow.ts');
const {createMdxParser} = await load('src/utils/readMdx.ts');
const {readPage} = await load('src/plugins/api-facts/readPage.ts');
const {findMember} = await load('src/plugins/api-facts/findMember.ts');
const {factsOf} = await load('src/utils/api/versions.ts');
const {textForVersion} = await load('src/utils/textForVersion.ts');
const parse = await createMdxParser();
const folders = {docs: versions.next.library, 'versioned_docs/version-stable': versions.stable.library};
const all = {...folders, community: versions.next.library};

const rows = [];
for (const file of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(all).flatMap(pagesBelow)) {
  const folder = Object.keys(all).find((name) => file.startsWith(`${name}/`));
  if (!folder) throw new Error(`${file} lies in none of ${Object.keys(all).join(', ')}`);
  const {samples} = await extractSamples(path.join(root, file), all[folder]);
  rows.push({folder, file, words: countWords(treeOf(file, all[folder])), ...countForms(samples.python)});
}
print(rows);
if (process.argv.length === 2) for (const folder of Object.keys(folders)) console.log(referenceLine(folder));

function pagesBelow(folder) {
  return filesBelow(path.join(root, folder))
    .filter((name) => /\.mdx?$/.test(name) && !name.startsWith('_until'))
    .map((name) => `${folder}/${name}`);
}

function treeOf(file, version) {
  return parse(textForVersion(readFileSync(path.join(root, file), 'utf8'), version, file));
}

function print(pages) {
  const width = Math.max(...pages.map(({file}) => file.length));
  const line = (name, {words, samples, forms, run, checked}) => {
    const reasons = Object.entries(checked).map(([reason, count]) => `${reason} ${count}`);
    const cells = [words, samples, forms, run].map((cell) => String(cell).padStart(7));
    console.log(`${name.padEnd(width)}${cells.join('')}  ${reasons.join(', ')}`.trimEnd());
  };
  console.log(`${'page'.padEnd(width)}  words samples forms    run  checked only`);
  for (const page of pages) line(page.file, page);
  for (const folder of [...new Set(pages.map((page) => page.folder))]) {
    const own = pages.filter((page) => page.folder === folder);
    const isReference = ({file}) => file.startsWith(`${folder}/api/`);
    for (const [name, part] of [
      ['reference', own.filter(isReference)],
      [folder === 'community' ? 'community' : 'guides', own.filter((page) => !isReference(page))],
    ]) {
      if (part.length > 0) line(`${folder}: ${part.length} files of ${name}`, sum(part));
    }
  }
  line(`all: ${pages.length} pages`, sum(pages));
}

function sum(pages) {
  const total = {words: 0, samples: 0, forms: 0, run: 0, checked: {}};
  for (const page of pages) {
    for (const key of ['words', 'samples', 'forms', 'run']) total[key] += page[key];
    for (const [reason, count] of Object.entries(page.checked))
      total.checked[reason] = (total.checked[reason] ?? 0) + count;
  }
  return total;
}

/** Members, parameters, and members whose section has a sample. */
function referenceLine(folder) {
  const {classes, version} = factsOf(root, folders[folder]);
  const members = Object.values(classes).flatMap((entry) => entry.members);
  const parameters = members.flatMap((member) => member.parameters ?? []);
  const shown = Object.entries(classes).flatMap(([name, entry]) =>
    readPage(treeOf(`${folder}/api/class-${name.toLowerCase()}.mdx`, version))
      .groups.flatMap((group) =>
        group.members.map((words) => ({words, member: findMember(entry, words.name, group.name)})),
      )
      .filter(({words, member}) => member && words.blocks.some((node) => node.type === 'code' && node.lang === 'py')),
  );
  return `reference of ${version}: ${Object.keys(classes).length} classes, ${members.length} members, ${parameters.length} parameters; ${shown.length} members with a sample`;
}
