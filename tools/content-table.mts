#!/usr/bin/env tsx
// `npm run content:table [-- PAGE ...]` prints words, samples and forms of every page of both versions, counts of the API
// reference, and how much of the guides is in passages of editions. A page is a path such as docs/dialogs.mdx. It runs no sample: the meta words of a fence decide whether its
// sample runs or is only type-checked.
import path from 'node:path';
import {edition} from '../editions';
import {factsOf} from '../src/content/api/factsOf';
import {listPages} from '../src/content/listPages';
import {readPage} from '../src/content/pageText';
import {versionFolders, versions} from '../src/content/versions';
import {findMember} from '../src/plugins/api-reference/findMember';
import {readAuthoredPage} from '../src/plugins/api-reference/readAuthoredPage';
import {allEditions} from '../editions';
import {readFileSync} from 'node:fs';
import {editionNames} from '../src/data/editions';
import {fileOfPage, pageOf} from '../src/content/pageFiles';
import {countPassages, type SharedGuide} from './lib/passageShares';
import {countForms, countWords, type FormCounts} from './lib/countContent';
import {extractSamples} from './lib/extractSamples';
import {root} from './lib/root';
import {readArguments} from './lib/runTool';

interface Row extends FormCounts {
  folder: string;
  file: string;
  words: number;
}
type Counts = Omit<Row, 'folder' | 'file'>;

const all: Record<string, string> = {...versionFolders, community: versions.next.library};

const {positionals} = readArguments({allowPositionals: true});
const rows: Row[] = [];
for (const file of positionals.length > 0
  ? positionals
  : Object.keys(all).flatMap((folder) => listPages(root, folder, edition.name))) {
  const folder = Object.keys(all).find((name) => file.startsWith(`${name}/`));
  if (!folder) throw new Error(`${file} is in none of ${Object.keys(all).join(', ')}`);
  const version = all[folder]!;
  const {samples} = await extractSamples(path.join(root, file), version);
  const words = countWords(readPage(root, file, edition.name, version));
  rows.push({folder, file, words, ...countForms(samples.samples)});
}
print(rows);
if (positionals.length === 0) {
  for (const folder of Object.keys(versionFolders)) console.log(referenceLine(folder));
  console.log(passageLines(versions.next.folder).join('\n'));
}

function print(pages: Row[]): void {
  const width = Math.max(...pages.map(({file}) => file.length));
  const line = (name: string, {words, samples, forms, run, checked}: Counts): void => {
    const reasons = Object.entries(checked).map(([reason, count]) => `${reason} ${count}`);
    const cells = [words, samples, forms, run].map((cell) => String(cell).padStart(7));
    console.log(`${name.padEnd(width)}${cells.join('')}  ${reasons.join(', ')}`.trimEnd());
  };
  console.log(`${'page'.padEnd(width)}  words samples forms    run  checked only`);
  for (const page of pages) line(page.file, page);
  for (const folder of [...new Set(pages.map((page) => page.folder))]) {
    const own = pages.filter((page) => page.folder === folder);
    const isReference = ({file}: Row): boolean => file.startsWith(`${folder}/api/`);
    for (const [name, part] of [
      ['reference', own.filter(isReference)] as const,
      [folder === 'community' ? 'community' : 'guides', own.filter((page) => !isReference(page))] as const,
    ]) {
      if (part.length > 0) line(`${folder}: ${part.length} files of ${name}`, sum(part));
    }
  }
  line(`all: ${pages.length} pages`, sum(pages));
}

function sum(pages: Row[]): Counts {
  const total: Counts = {words: 0, samples: 0, forms: 0, run: 0, checked: {}};
  for (const page of pages) {
    for (const key of ['words', 'samples', 'forms', 'run'] as const) total[key] += page[key];
    for (const [reason, count] of Object.entries(page.checked))
      total.checked[reason] = (total.checked[reason] ?? 0) + count;
  }
  return total;
}

/** Members, parameters, and members whose section has a sample. */
function referenceLine(folder: string): string {
  const {classes, version} = factsOf({root, ...edition}, versionFolders[folder]!);
  const members = Object.values(classes).flatMap((entry) => entry.members);
  const parameters = members.flatMap((member) => member.parameters ?? []);
  const shown = Object.entries(classes).flatMap(([name, entry]) =>
    readAuthoredPage(readPage(root, `${folder}/api/class-${name.toLowerCase()}.mdx`, edition.name))
      .groups.flatMap((group) =>
        group.members.map((authored) => ({authored, member: findMember(entry, authored.name, group.name)})),
      )
      .filter(
        ({authored, member}) => member && authored.blocks.some((node) => node.type === 'code' && node.lang === 'py'),
      ),
  );
  return `reference of ${version}: ${Object.keys(classes).length} classes, ${members.length} members, ${parameters.length} parameters; ${shown.length} members with a sample`;
}

/** The guides that several editions read: passages, and in each edition the share of prose outside passages. */
function passageLines(folder: string): string[] {
  const isShared = (file: string): boolean => {
    const id = pageOf(file.slice(folder.length + 1));
    const readers = Object.values(allEditions).filter(
      ({name, publishes}) => publishes(id) && fileOfPage(root, pageOf(file), name) === file,
    );
    return readers.length > 1;
  };
  const guides: SharedGuide[] = listPages(root, folder)
    .filter((file) => !file.startsWith(`${folder}/api/`) && isShared(file))
    .map((file) => countPassages(readFileSync(path.join(root, file), 'utf8')));
  const passages = guides.reduce((all, guide) => all + guide.passages, 0);
  const percent = (share: number): string => `${Math.round(100 * share)} %`;
  return [
    `${guides.length} guides of several editions: ${passages} passages`,
    ...editionNames.map((name) => {
      const shares = guides.map((guide) => guide.shares[name]).sort((a, b) => a - b);
      const median = shares[Math.floor(shares.length / 2)]!;
      return `  ${name}: prose outside passages: median ${percent(median)}, least ${percent(shares[0]!)}`;
    }),
  ];
}
