#!/usr/bin/env tsx
// `npm run mutate [-- --count 60] [--seed 1] [--in src/content]` shows what no unit test notices: it changes a line of the
// code at random (a condition negated, a call removed, a number or boolean changed), runs the unit tests that import the
// file, and takes the change back. Prints each change that all of them pass, if they run the changed code.
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import {digest} from '../src/content/digest';
import {root} from './lib/root';
import {readArguments} from './lib/runTool';

interface Mutation {
  file: string;
  line: number;
  start: number;
  end: number;
  text: string;
}

const {values} = readArguments({
  options: {
    count: {type: 'string', default: '60'},
    seed: {type: 'string', default: '1'},
    in: {type: 'string', multiple: true, default: ['src', 'tools']},
  },
});

process.chdir(root);
/** Exists if a unit test has run the changed code. */
const trace = path.join(tmpdir(), `mutate-${process.pid}`);
const files = execFileSync('git', ['ls-files', ...values.in], {encoding: 'utf8'})
  .split('\n')
  .filter((file) => /\.(?:ts|tsx)$/.test(file) && !/\.d\.ts$|^src\/data\//.test(file));
const order = new Map<Mutation, string>();
for (const mutation of files.flatMap(mutationsOf))
  order.set(mutation, digest(values.seed, mutation.file, mutation.start, mutation.text));
const drawn = [...order.keys()].sort((a, b) => (order.get(a)! < order.get(b)! ? -1 : 1)).slice(0, Number(values.count));

let [unnoticed, noticed] = [0, 0];
for (const mutation of drawn) {
  const {file, line, text} = mutation;
  const verdict = tryMutation(mutation);
  if (verdict === 'noticed') noticed += 1;
  if (verdict === 'unnoticed') unnoticed += 1;
  if (verdict !== 'noticed') console.log(`${verdict} ${file}:${line}: ${text.replace(/\s+/g, ' ').slice(0, 100)}`);
}
const tested = noticed + unnoticed;
console.log(
  `seed ${values.seed}: ${tested} of ${drawn.length} changes are in code that unit tests run; the tests missed ${unnoticed} of them (${Math.round((100 * unnoticed) / Math.max(1, tested))} %)`,
);
console.log(`${drawn.length - tested} are in code that only the tests of pages, samples, packages or browsers run`);

/** Lists the changes that are possible in a file. */
function mutationsOf(file: string): Mutation[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Mutation[] = [];
  const add = (node: ts.Node, text: string): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push({file, line, start: node.getStart(), end: node.getEnd(), text});
  };
  const visit = (node: ts.Node): void => {
    // tests/content/site/searchScores.test.ts measures the weights of the search with many queries.
    if (/search\/engine\/.*\bconst [A-Z_]+\b/.test(`${file} ${ts.isVariableStatement(node) && node.getText()}`)) return;
    if (ts.isIfStatement(node)) add(node.expression, `!(${node.expression.getText()})`);
    if (ts.isConditionalExpression(node)) add(node.condition, `!(${node.condition.getText()})`);
    if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) add(node, `; /* ${node.getText()} */`);
    if (ts.isNumericLiteral(node)) add(node, String(Number(node.text) + 1));
    if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true');
    // Types have no effect when the code runs.
    if (!ts.isTypeNode(node)) ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function tryMutation(mutation: Mutation): 'noticed' | 'unnoticed' | 'untested' {
  if (!passes(mutation, mutation.text)) return 'noticed';
  const original = readFileSync(mutation.file, 'utf8').slice(mutation.start, mutation.end);
  const mark = `process.getBuiltinModule('node:fs').writeFileSync(${JSON.stringify(trace)}, '')`;
  passes(
    mutation,
    original.replace(/^(.*?)(;?)$/s, (_, code, end) => `(${mark}, ${code})${end}`),
  );
  const isRun = existsSync(trace);
  rmSync(trace, {force: true});
  return isRun ? 'unnoticed' : 'untested';
}

/** Returns whether the unit tests that import a file pass with a text in place of the changed one. */
function passes({file, start, end}: Mutation, text: string): boolean {
  const original = readFileSync(file, 'utf8');
  const restore = (): void => writeFileSync(file, original);
  process.once('exit', restore);
  try {
    writeFileSync(file, original.slice(0, start) + text + original.slice(end));
    const args = [
      'related',
      file,
      '--run',
      '--dir',
      'tests/unit',
      '--bail',
      '1',
      '--passWithNoTests',
      '--reporter',
      'dot',
      // Threads end with the process, also those that a change keeps in an endless loop.
      '--pool',
      'threads',
    ];
    return spawnSync('node_modules/.bin/vitest', args, {encoding: 'utf8', timeout: 180_000}).status === 0;
  } finally {
    restore();
    process.off('exit', restore);
  }
}
