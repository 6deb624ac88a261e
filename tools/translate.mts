#!/usr/bin/env tsx
// `npm run translate -- root [PAGE] [--check] [--run] [--json FILE]` translates the samples of docs/ to the language of an edition.
// With a page, such as `locators` or `api/class-page`, it prints their translations; without one, a summary. `--check`
// type-checks them against the published packages; `--run` runs the fragments on the fixture site of the samples.
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {listPages} from '../src/content/listPages';
import {versions} from '../src/content/versions';
import {root} from './lib/root';
import {runTool} from './lib/runTool';
import {setupPython} from './setup-python';
import {checkTypescript} from './translate/checkTypescript';
import {reportRuns, reportTranslations} from './translate/reportTranslations';
import {runTranslations} from './translate/runTranslations';
import {readFacts, translatePage, type Translation} from './translate/translatePages';

const {values: options, positionals} = parseArgs({
  allowPositionals: true,
  options: {check: {type: 'boolean', default: false}, run: {type: 'boolean', default: false}, json: {type: 'string'}},
});

await runTool(async () => {
  const [edition, ...slugs] = positionals;
  if (edition !== 'root') throw new Error('name an edition with a translator: npm run translate -- root');
  const version = versions.next.library;
  const facts = readFacts(root, version);
  const files =
    slugs.length > 0 ? slugs.map((slug) => path.join(root, 'docs', `${slug}.mdx`)) : listPages(root, 'docs');
  const translations: Translation[] = [];
  for (const file of files) translations.push(...(await translatePage(path.resolve(root, file), version, facts)));
  if (options.json !== undefined) writeFileSync(options.json, JSON.stringify(translations, null, 1));
  const problems = options.check ? checkTypescript(root, version, translations) : [];
  const status = reportTranslations(translations, problems, {isChecked: options.check, isDetailed: slugs.length > 0});
  if (!options.run) return status;
  const programs = await setupPython([version]);
  return Math.max(status, reportRuns(await runTranslations(root, version, translations, programs)));
});
