#!/usr/bin/env node
// `npm test`: sets up what the checks need and runs all of them; `npm test -- unit e2e` runs the named ones.
// A stage that fails does not stop the next, unless the next needs it. Where nobody watches (CI), what a failed stage said
// last is said again at the end. The last line counts the stages.
import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
const windows = process.platform === 'win32';

const watched = process.stdout.isTTY;
const linesToRepeat = 30;
/** The end of what the current stage printed, where nobody watches. */
let lastWords = '';

/** Runs a program with its output shown; true when it succeeded. */
function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {stdio: watched ? 'inherit' : ['ignore', 'pipe', 'pipe'], ...options});
    for (const stream of ['stdout', 'stderr']) {
      child[stream]?.setEncoding('utf8').on('data', (text) => {
        process[stream].write(text);
        lastWords = (lastWords + text).slice(-20_000);
      });
    }
    child.on('error', reject);
    child.on('close', (status) => resolve(status === 0));
  });
}
const node = (script, ...args) => run(process.execPath, [script, ...args]);
// On Windows these are command files, which only a shell starts; programs go without, since their paths may have spaces.
const bin = (name, args, env = {}) =>
  run(path.join('node_modules/.bin', name), args, {shell: windows, env: {...process.env, ...env}});

async function browserEnvironment() {
  const {findChromium} = await import('./lib/find-chromium.mjs');
  return {CHROMIUM: await findChromium()};
}

/** Tests of the Python scripts, in the environment of the next version; its pytest plugins are for samples. */
async function testPython() {
  const python = await preparePython();
  // Not by the environment: the samples that these tests run need the plugins.
  const without = ['playwright-asyncio', 'asyncio', 'cacheprovider'].flatMap((plugin) => ['-p', `no:${plugin}`]);
  return run(python, ['-m', 'pytest', '--quiet', ...without, 'scripts/tests']);
}

/** Installs both versions of the library, whose facts are compared with those of the site; gives the next one's Python. */
async function preparePython() {
  const {default: utils} = await import('@docusaurus/utils');
  const {versions} = await utils.loadFreshModule(path.join(root, 'src/data/site.ts'));
  const {pythonOf, setupPython} = await import('./setup-python.mjs');
  await setupPython([versions.stable.library, versions.next.library]);
  return pythonOf(versions.next.library);
}

const stages = {
  setup: () => node('scripts/setup.mjs'),
  check: () => node('scripts/check.mjs'),
  unit: () => bin('vitest', ['run', 'tests/unit']),
  python: () => testPython(),
  build: () => bin('docusaurus', ['build']),
  content: async () => {
    await preparePython();
    return bin('vitest', ['run', 'tests/content']);
  },
  size: () => node('scripts/bench-size.mjs'),
  e2e: async () => bin('playwright', ['test'], await browserEnvironment()),
  samples: () => node('scripts/samples.mjs'),
};
const needs = {content: 'build', size: 'build', e2e: 'build'};
// stylelint 17, cspell 9 and vitest 4 ask for more than the site does.
const toolsNode = '20.19';
const byTools = ['check', 'unit', 'content'];
const hasToolsNode = process.versions.node.localeCompare(toolsNode, 'en', {numeric: true}) >= 0;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in stages));
if (unknown.length > 0) {
  console.error(`no such stage: ${unknown.join(', ')}; there are ${Object.keys(stages).join(', ')}`);
  process.exit(2);
}
const chosen = Object.keys(stages).filter((name) => name === 'setup' || wanted.length === 0 || wanted.includes(name));

const results = [];
for (const name of chosen) {
  const needed = results.find((result) => result.name === needs[name]);
  if (needed?.ok === false || (name !== 'setup' && results[0].ok === false)) {
    results.push({name, ok: false, seconds: 0, note: `not run: ${needed?.name ?? 'setup'} failed`});
    continue;
  }
  if (needs[name] === 'build' && !needed && !existsSync('build/index.html')) {
    results.push({name, ok: false, seconds: 0, note: 'not run: there is no build/, name the stage build too'});
    continue;
  }
  if (byTools.includes(name) && !hasToolsNode) {
    const note = `not run: its tools need Node ${toolsNode} or newer, this is ${process.versions.node}`;
    results.push({name, ok: false, seconds: 0, note});
    continue;
  }
  console.log(`\n=== ${name}`);
  const started = Date.now();
  lastWords = '';
  let ok = false;
  let note = '';
  try {
    ok = await stages[name]();
  } catch (error) {
    note = error.message;
  }
  results.push({name, ok, seconds: Math.round((Date.now() - started) / 1000), note, said: lastWords});
}

for (const {name, said} of results.filter(({ok, said}) => !ok && said)) {
  console.log(`\n=== ${name} failed; its last lines were:`);
  console.log(said.trimEnd().split('\n').slice(-linesToRepeat).join('\n'));
}
console.log('');
for (const {name, ok, seconds, note} of results) {
  console.log(
    `${ok ? 'passed' : 'FAILED'} ${name.padEnd(8)} ${String(seconds).padStart(4)} s${note ? `  ${note}` : ''}`,
  );
}
const failed = results.filter(({ok}) => !ok).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
