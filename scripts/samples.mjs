#!/usr/bin/env node
// `npm run samples [-- PAGE ...] [--version X.Y.Z] [--all-versions] [--no-cache] [--workers 2] [--list]`: checks and
// runs the samples; `--list` prints what it would run, as JSON.
// Without a page: docs/ with the next version, versioned_docs/ with the stable one, community/ with the next.
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import utils from '@docusaurus/utils';
import {extractSamples} from './lib/extract-samples.mjs';
import {reportVerdicts} from './lib/report-verdicts.mjs';
import {takeTurn} from './lib/take-turn.mjs';
import {pythonOf, setupPython} from './setup-python.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const {versions} = await utils.loadFreshModule(path.join(root, 'src/data/site.ts'));
const {filesBelow} = await utils.loadFreshModule(path.join(root, 'src/utils/filesBelow.ts'));
const next = versions.next.library;
const stable = versions.stable.library;
const folders = [
  {folder: 'docs', version: next},
  {folder: 'versioned_docs/version-stable', version: stable},
  {folder: 'community', version: next},
];

const {values: options, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    version: {type: 'string'},
    'all-versions': {type: 'boolean', default: false},
    'no-cache': {type: 'boolean', default: false},
    list: {type: 'boolean', default: false},
    workers: {type: 'string', default: '2'},
  },
});

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function main() {
  const started = Date.now();
  const jobs = positionals.length > 0 ? jobsOfPages(positionals) : jobsOfAll();
  const results = [];
  for (const {version, files} of jobs) {
    const read = await Promise.all(files.map((file) => extractSamples(file, version)));
    results.push({version, read});
  }
  if (options.list) {
    console.log(
      JSON.stringify(
        results.flatMap(({read}) => read.map(({samples}) => samples)),
        null,
        2,
      ),
    );
    return 0;
  }
  await takeTurn();
  const programs = await setupPython([...new Set(jobs.map((job) => job.version))]);
  if (!programs.ffmpeg)
    console.log('No ffmpeg: samples that record videos cannot run (Debian: apt-get install ffmpeg)');
  if (!programs.xvfb && process.platform === 'linux')
    console.log('No Xvfb: browsers with a window open on your screen, or do not run (Debian: apt-get install xvfb)');
  const verdicts = [];
  for (const {version, read} of results) {
    verdicts.push(...read.flatMap(({errors}) => errors.map((error) => unreadable(error, version))));
    const found = await runPython(
      version,
      read.map(({samples}) => samples),
      programs,
    );
    verdicts.push(...found.map((verdict) => ({...verdict, version})));
  }
  return reportVerdicts(verdicts, {seconds: (Date.now() - started) / 1000, checkShare: positionals.length === 0});
}

function unreadable({page, line, message}, version) {
  return {page, line, form: 'fence', version, outcome: 'failed', reason: '', errors: [message]};
}

function jobsOfAll() {
  return [next, stable].map((version) => ({
    version,
    files: folders
      .filter((entry) => entry.version === version)
      .flatMap(({folder}) => pagesBelow(path.join(root, folder))),
  }));
}

/** A page is a path, or a name below docs/ (`dialogs`, `api/class-page`). */
function jobsOfPages(names) {
  const files = names.map((name) => {
    const candidates = [name, `${name}.mdx`, `docs/${name}.mdx`, `docs/api/${name}.mdx`, `community/${name}.mdx`];
    const found = candidates
      .map((candidate) => path.resolve(root, candidate))
      .find((file) => file.endsWith('.mdx') && existsSync(file));
    if (!found)
      throw new Error(`no page ${name}: give its path, or its name below docs/ such as dialogs or api/class-page`);
    return found;
  });
  const wanted = options['all-versions'] ? [next, stable] : options.version ? [options.version] : null;
  const versionOf = (file) =>
    folders.find(({folder}) => file.startsWith(path.join(root, folder) + path.sep))?.version ?? next;
  const jobs = new Map();
  for (const file of files) {
    for (const version of wanted ?? [versionOf(file)]) jobs.set(version, [...(jobs.get(version) ?? []), file]);
  }
  return [...jobs].map(([version, list]) => ({version, files: list}));
}

function pagesBelow(folder) {
  if (!existsSync(folder)) return [];
  // Pages of older versions only (docs/_until/) run where the cut puts them.
  return filesBelow(folder)
    .filter((name) => /\.mdx?$/.test(name) && !name.startsWith('_until'))
    .map((name) => path.join(folder, name));
}

async function runPython(version, pages, programs) {
  const folder = path.join(root, '.cache/samples');
  mkdirSync(folder, {recursive: true});
  const file = path.join(folder, `job-${process.pid}.json`);
  const result = path.join(folder, `result-${process.pid}.json`);
  const pyright = [process.execPath, path.join(root, 'node_modules/pyright/index.js')];
  const job = {
    version,
    pages,
    ...programs,
    pyright,
    root,
    workers: Number(options.workers),
    useCache: !options['no-cache'],
    result,
  };
  writeFileSync(file, JSON.stringify(job));
  const child = spawn(pythonOf(version), ['-m', 'samples', file], {cwd: path.join(root, 'scripts'), stdio: 'inherit'});
  const end = () => {
    child.kill();
    for (const left of [file, result]) rmSync(left, {force: true});
  };
  process.on('exit', end);
  try {
    const status = await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject));
    if (status !== 0) throw new Error(`the runner for ${version} ended with ${status}: see its message above`);
    return JSON.parse(readFileSync(result, 'utf8'));
  } finally {
    process.off('exit', end);
    end();
  }
}
