import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {root} from '../../src/utils/root';
import {planTests, stageNames} from '../../tools/test/plan';

const github = path.join(root, '.github');
const folder = path.join(github, 'workflows');

interface Workflow {
  jobs: Record<string, {strategy?: {matrix: {command: string[]}}; steps: {run?: string}[]}>;
}

/** Returns the arguments of `npm test` in all jobs, with the values of their matrix. */
function testCommands(file: string): string[][] {
  const {jobs} = parse(readFileSync(path.join(folder, file), 'utf8')) as Workflow;
  return Object.values(jobs)
    .flatMap(({strategy, steps}) => [
      ...(strategy?.matrix.command ?? []),
      ...steps.flatMap(({run = ''}) => run.split('\n')),
    ])
    .flatMap((line) => /npm test(?: -- .*)?$/.exec(line) ?? [])
    .map((command) => command.split(' ').slice(3));
}

it.each(['nightly.yml', 'test.yml'])('%s runs stages that exist', (file) => {
  const commands = testCommands(file);
  expect(commands.length).toBeGreaterThan(0);
  for (const words of commands) expect(planTests(words).stages.length, words.join(' ')).toBeGreaterThan(0);
});

it('the test workflow runs all stages', () => {
  const names = testCommands('test.yml').flatMap((words) => planTests(words).stages.map(({name}) => name));
  expect(stageNames.filter((name) => !names.includes(name))).toEqual([]);
});
