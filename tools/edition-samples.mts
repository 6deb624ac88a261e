#!/usr/bin/env tsx
// `npm run edition-samples -- EDITION [PAGE ...] [--check] [--run] [--json FILE]` reads the samples of docs/ in the language of an
// edition. With pages, such as `locators` or `api/class-page`, it prints them; without, a summary of both versions.
// `--check` type-checks them against the published packages; `--run` runs them on the fixture site of the samples. Samples
// of stable run only if next does not have them.
import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {isEdition} from '../src/data/editions';
import {listPages, listUnpublished} from '../src/content/listPages';
import {fileOfPage} from '../src/content/pageFiles';
import {distinctVersions, libraryOfEdition, versions} from '../src/content/versions';
import {root} from './lib/root';
import {runTool} from './lib/runTool';
import {setupPython} from './setup-python';
import type {RunResult} from './edition-samples/runTypescript';
import type {ShownSample} from './edition-samples/readShownSamples';

const {values: options, positionals} = parseArgs({
  allowPositionals: true,
  options: {check: {type: 'boolean', default: false}, run: {type: 'boolean', default: false}, json: {type: 'string'}},
});

await runTool(async () => {
  const [name = '', ...slugs] = positionals;
  if (!isEdition(name)) throw new Error('name an edition: npm run edition-samples -- root');
  process.env.EDITION = name;
  // These modules read the setting EDITION when they load.
  const {edition} = await import('../editions');
  const {readShownSamples} = await import('./edition-samples/readShownSamples');
  const {reportRuns, reportSamples} = await import('./edition-samples/reportSamples');
  const {targets} = await import('./edition-samples/targets');
  const target = targets[name];
  if (!target)
    throw new Error(
      `the samples of the edition ${name} are checked by npm run samples; name one of ${Object.keys(targets).join(', ')}`,
    );
  if (options.run && !target.run) throw new Error(`samples in ${target.language} cannot be run here; omit --run`);
  const all: ShownSample[] = [];
  const different: ShownSample[] = [];
  const results: RunResult[] = [];
  const known = new Set<string>();
  let seconds = 0;
  let status = 0;
  for (const {folder, library} of distinctVersions()) {
    const version = libraryOfEdition(library, name);
    const unpublished = new Set(listUnpublished(root, folder, edition).map((page) => `${folder}/${page}`));
    const pages =
      slugs.length > 0
        ? slugs
            .map((slug) => `${folder}/${fileOfPage(path.join(root, folder), slug, name)}`)
            .filter((page) => existsSync(path.join(root, page)))
        : listPages(root, folder, name).filter(
            (page) => !unpublished.has(page) && !path.basename(page).startsWith('_'),
          );
    const samples: ShownSample[] = [];
    for (const page of pages) samples.push(...(await readShownSamples(page)));
    all.push(...samples);
    console.log(`\n${folder}, version ${version}`);
    const problems = options.check ? await target.check(root, version, samples) : [];
    const isDetailed = slugs.length > 0 && known.size === 0;
    status = Math.max(
      status,
      reportSamples(samples, problems, {isChecked: options.check, isDetailed, language: target.language}),
    );
    const isNew = ({text, html}: ShownSample): boolean => !known.has(`${text} ${html}`);
    different.push(...samples.filter(isNew));
    if (options.run && target.run) {
      const programs = await setupPython([versions.next.library]);
      const start = performance.now();
      results.push(...(await target.run(root, version, samples, samples.filter(isNew), programs)));
      seconds += (performance.now() - start) / 1000;
    }
    for (const {text, html} of samples) known.add(`${text} ${html}`);
  }
  if (options.json !== undefined) writeFileSync(options.json, JSON.stringify(all, null, 1));
  return options.run
    ? Math.max(
        status,
        reportRuns(results, different, {isWhole: slugs.length === 0, wantedShare: target.wantedShare, seconds}),
      )
    : status;
});
