#!/usr/bin/env tsx
// `npm run mutate [-- --count 60] [--seed 1] [--in src/content]` shows what no unit test notices: it changes a line of the
// code at random (a condition negated, a call removed, a number or boolean changed), runs the unit tests that import the
// file, and takes the change back, even after Ctrl+C. Prints each change that all of them pass, if they run the changed code.
import {readArguments, runTool} from './lib/runTool';
import {execFile, execFileSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import ts from 'typescript';
import {digest} from '../src/content/digest';
import {root} from '../src/utils/root';
import {inTemporaryFolder} from './lib/inTemporaryFolder';

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
const files = execFileSync('git', ['ls-files', ...values.in], {encoding: 'utf8'})
  .split('\n')
  .filter((file) => /\.(?:ts|tsx)$/.test(file) && !/\.d\.ts$|^src\/data\//.test(file));
const order = new Map<Mutation, string>();
for (const mutation of files.flatMap(mutationsOf))
  order.set(mutation, digest(values.seed, mutation.file, mutation.start, mutation.text));
const drawn = [...order.keys()].sort((a, b) => (order.get(a)! < order.get(b)! ? -1 : 1)).slice(0, Number(values.count));

await runTool(() =>
  inTemporaryFolder('mutate-', async (folder) => {
    let [tested, unnoticed] = [0, 0];
    for (const mutation of drawn) {
      if (!(await isTested(mutation, path.join(folder, 'trace')))) continue;
      tested += 1;
      const {file, line, text} = mutation;
      if (!(await passes(mutation, text))) continue;
      unnoticed += 1;
      console.log(`unnoticed ${file}:${line}: ${text.replace(/\s+/g, ' ').slice(0, 100)}`);
    }
    const share = Math.round((100 * unnoticed) / Math.max(1, tested));
    console.log(
      `seed ${values.seed}: no unit test notices ${unnoticed} of ${tested} changes in code that unit tests run (${share} %)\n` +
        `not counted: ${drawn.length - tested} changes in code that only the tests of pages, samples, packages or browsers run`,
    );
  }),
);

function mutationsOf(file: string): Mutation[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Mutation[] = [];
  const add = (node: ts.Node, text: string): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push({file, line, start: node.getStart(), end: node.getEnd(), text});
  };
  const visit = (node: ts.Node): void => {
    // tests/content/site/searchScores.test.ts measures the weights of the search with many queries.
    if (/search\/engine\//.test(file) && isWeight(node)) return;
    if (ts.isIfStatement(node)) add(node.expression, `!(${node.expression.getText()})`);
    if (ts.isConditionalExpression(node)) add(node.condition, `!(${node.condition.getText()})`);
    // The compiler notices a missing `super()`.
    if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression) && !/^super\b/.test(node.getText()))
      add(node, `; /* ${node.getText()} */`);
    const isKey = ts.isNumericLiteral(node) && ts.isPropertyAssignment(node.parent) && node.parent.name === node;
    // Nobody notices a limit of 1001 ms instead of 1000 ms.
    const isLimit = ts.isNumericLiteral(node) && Number(node.text) >= 10;
    if (ts.isNumericLiteral(node) && !isKey) add(node, String(isLimit ? 2 * Number(node.text) : Number(node.text) + 1));
    if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true');
    // Types have no effect when the code runs.
    if (!ts.isTypeNode(node)) ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Whether a statement declares a number, or a table of numbers. */
const isWeight = (node: ts.Node): boolean =>
  ts.isVariableStatement(node) &&
  /^(?:export )?const \w+ = (?:[\d.]|\{\s*(?:\/\*[^]*?\*\/\s*)?\w+: [\d.])/.test(node.getText());

/** Whether a unit test runs the code to change. */
async function isTested(mutation: Mutation, trace: string): Promise<boolean> {
  const {file, line, start, end} = mutation;
  rmSync(trace, {force: true});
  const mark = `process.getBuiltinModule('node:fs').writeFileSync(${JSON.stringify(trace)}, '')`;
  const [, code, semicolon] = /^(.*?)(;?)$/s.exec(readFileSync(file, 'utf8').slice(start, end))!;
  if (!(await passes(mutation, `(${mark}, ${code})${semicolon}`)))
    throw new Error(`${file}:${line}: its unit tests fail without a change; correct them first`);
  return existsSync(trace);
}

/** Returns whether the unit tests that import a file pass with a text in place of the changed one. */
async function passes({file, start, end}: Mutation, text: string): Promise<boolean> {
  const original = readFileSync(file, 'utf8');
  writeFileSync(file, original.slice(0, start) + text + original.slice(end));
  const options = '--run --dir tests/unit --bail 1 --passWithNoTests --reporter dot';
  // Threads end with the process, also those that a change keeps in an endless loop.
  const args = ['related', file, ...options.split(' '), '--pool', 'threads'];
  const run = promisify(execFile)('node_modules/.bin/vitest', args, {timeout: 180_000});
  const restore = (): void => {
    run.child.kill();
    writeFileSync(file, original);
  };
  process.once('exit', restore);
  try {
    await run;
    return true;
  } catch {
    return false;
  } finally {
    restore();
    process.off('exit', restore);
  }
}
