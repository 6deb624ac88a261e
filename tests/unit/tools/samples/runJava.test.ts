import {readFileSync, writeFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {mainClass} from '../../../../tools/samples/java/javaSource';
import {type Job, runJobs} from '../../../../tools/samples/java/runJava';
import {sharedMessage} from '../../../../tools/samples/runner';
import {folderWith} from '../../../lib/folderWith';

/** Runs four jobs with a runner that reports some of them, and then ends with a status. */
function runFour(ends: [reported: number, status: number][]): Promise<Map<string, string>> {
  const jobs = ['a', 'b', 'c', 'd'].map((className): Job => ({
    className,
    kind: 'test',
    url: '',
    changesLibrary: false,
  }));
  const folder = folderWith();
  return runJobs(folder, jobs, (list, results) => {
    const [reported, status] = ends.shift()!;
    const left = JSON.parse(readFileSync(list, 'utf8')) as Job[];
    const lines = left
      .slice(0, reported)
      .map(({className}) => JSON.stringify({className, error: `wrong ${className}`}));
    writeFileSync(results, lines.join('\n'));
    return Promise.resolve({status, output: 'words\n'});
  });
}

it('runs the samples after one that ends the JVM, or hangs', async () => {
  const errors = await runFour([
    [1, 3],
    [0, 1],
    [1, 137],
  ]);
  expect([...errors]).toEqual([
    ['a', 'wrong a'],
    ['b', 'the sample ended the process: status 1 words'],
    ['c', 'wrong c'],
    ['d', 'the sample ended the process: status 137 words'],
  ]);
});

it('reports a runner that does not start', async () => {
  await expect(runFour([[0, 1]])).rejects.toThrow('the runner of the samples gives no result: status 1 words');
});

it('names a file after the public class, the one with a test, or the first one', () => {
  const found = [
    'class A {\n}\npublic final class B {\n}',
    'class C {\n}\nclass D {\n  @Test\n}',
    'enum E {\n}',
    'page;',
  ];
  expect(found.map(mainClass)).toEqual(['B', 'D', 'E', undefined]);
});

it.each([
  ['Page.goto: Timeout 500ms exceeded', 'Timeout 500ms exceeded'],
  ["was '418'", 'was 418'],
  ['Timeout 9ms exceeded while waiting for event "popup"', 'Timeout 9ms exceeded'],
  ['Unknown engine', 'Unknown engine'],
])('expects the message that Java throws for %j', (raises, message) => {
  expect(sharedMessage(raises)).toBe(message);
});
