import {expect, it} from 'vitest';
import {filesBeside, nestBodies, sampleChain, splitImports} from '../../../../tools/samples/chains';
import {sample} from '../../../lib/sample';

it('puts the samples that a sample continues before it, but nothing before tests and no tests before others', () => {
  const one = sample(1, 'one');
  const two = sample(5, 'two', {previous: 0});
  const test = sample(9, 'test', {previous: 1, kind: 'test'});
  const afterTest = sample(13, 'after a test', {previous: 2});
  const all = [one, two, test, afterTest];
  expect(sampleChain(two, all)).toEqual([one, two]);
  expect(sampleChain(test, all)).toEqual([test]);
  expect(sampleChain(afterTest, all)).toEqual([afterTest]);
});

it('finds the files of the page that a sample can import: the last version before it, or one after it', () => {
  const files = [
    sample(1, 'old', {options: {title: 'fixtures.ts'}}),
    sample(5, 'new', {options: {title: 'fixtures.ts'}}),
    sample(20, 'later', {options: {title: 'fixtures.ts'}}),
    sample(30, 'page', {options: {title: 'page.ts'}}),
    sample(40, 'other page', {options: {title: 'other.ts'}, page: 'docs/auth.mdx'}),
  ];
  const test = sample(10, 'test', {options: {title: 'a.spec.ts'}});
  expect(Object.fromEntries(filesBeside(test, [...files, test]))).toEqual({'page.ts': 'page', 'fixtures.ts': 'new'});
});

it('collects imports once and nests bodies, which can declare names again', () => {
  const {imports, bodies} = splitImports([
    sample(1, "import fs from 'node:fs';\nconst a = 1;"),
    sample(5, "import fs from 'node:fs';\nconst a = 2;"),
  ]);
  expect(imports).toEqual(["import fs from 'node:fs';"]);
  expect(nestBodies(bodies)).toBe('const a = 1;\n{\nconst a = 2;\n}');
});
