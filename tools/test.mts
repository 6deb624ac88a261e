#!/usr/bin/env tsx
/*
 * `npm test` installs what the tests need and runs the quick part. `npm test -- all` runs
 * everything, and `npm test -- rest` what the quick part leaves out. `npm test -- unit e2e` runs the named stages,
 * `npm test -- e2e navbar` files of a stage, and `EDITIONS=javascript npm test` the stages of an edition.
 *
 * A failed stage does not stop the next one, unless the next one needs it. The last lines name the result of each stage.
 */
import {requireNode} from './lib/runTool';
import {messageOf} from '../src/utils/messageOf';
import {root} from '../src/utils/root';
import {leftOut, planTests, type Plan} from './test/plan';
import {obstacle, stages, type StageName} from './test/stages';

interface Result {
  name: StageName;
  ok: boolean;
  seconds: number;
  note: string;
}

requireNode('npm test');
process.chdir(root);
const words = process.argv.slice(2);
const results: Result[] = [];
const {stages: planned, editions} = readPlan();
for (const stage of planned) {
  const {name} = stage;
  const reason = obstacle(name, new Map(results.map((result) => [result.name, result.ok])));
  if (reason !== undefined) {
    results.push({name, ok: false, seconds: 0, note: `not run: ${reason}`});
    continue;
  }
  console.log(`\n=== ${[name, ...stage.filters].join(' ')}`);
  const started = Date.now();
  let ok = false;
  let note = '';
  try {
    ok = await stages[name].run({...stage, editions});
  } catch (error) {
    note = messageOf(error);
  }
  results.push({name, ok, seconds: Math.round((Date.now() - started) / 1000), note});
}
report();

function readPlan(): Plan {
  try {
    return planTests(words, process.env);
  } catch (error) {
    console.error(messageOf(error));
    process.exit(2);
  }
}

function report(): void {
  console.log('');
  for (const {name, ok, seconds, note} of results) {
    console.log(`${ok ? 'passed' : 'FAILED'} ${name.padEnd(15)} ${String(seconds).padStart(4)} s ${note}`.trimEnd());
  }
  if (planned.some(({part}) => part === 'quick')) console.log(`Left to npm test -- rest: ${leftOut.join(', ')}`);
  const failed = results.filter(({ok}) => !ok).length;
  console.log(`${results.length - failed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
