import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {expect, it} from 'vitest';
import {root as javaScript} from '../../editions/root';
import {factsOf} from '../../src/content/api/factsOf';
import type {DictKey} from '../../src/content/api/types';
import {versions} from '../../src/content/versions';

const root = path.resolve(__dirname, '../..');
const {classes, types} = factsOf({root, ...javaScript, edition: 'root'}, versions.next.library);

/*
 * The checks of the reference ("describes every member, parameter and key") compare the pages with the facts. This test
 * compares the facts with the declarations in another way than the program that reads them: it collects all names of
 * properties, at all levels.
 */
const declarations = ['test.d.ts', 'testReporter.d.ts'].map((file) => {
  const name = path.join(root, 'node_modules/playwright/types', file);
  return ts.createSourceFile(name, readFileSync(name, 'utf8'), ts.ScriptTarget.Latest, true);
});

/** Returns the names of an interface: its members, and the keys of the objects in them. */
function namesIn(interfaceName: string): {members: Set<string>; keys: Set<string>} {
  const found = {members: new Set<string>(), keys: new Set<string>()};
  const collect = (node: ts.Node, owner: ts.Node): void => {
    ts.forEachChild(node, (child) => {
      const isMember = ts.isPropertySignature(child) || ts.isMethodSignature(child);
      if (isMember) (child.parent === owner ? found.members : found.keys).add(child.name.getText());
      collect(child, owner);
    });
  };
  for (const statement of declarations.flatMap(({statements}) => [...statements]))
    if (ts.isInterfaceDeclaration(statement) && statement.name.text === interfaceName) collect(statement, statement);
  return found;
}

/** Returns the names of keys at all levels, also those of named types. */
function keyNames(keys: readonly DictKey[]): string[] {
  return keys.flatMap(({name, keys: inner = []}) => [name, ...keyNames(inner)]);
}

const sources: Record<string, string[]> = {
  Fixtures: ['PlaywrightTestArgs', 'PlaywrightWorkerArgs'],
  FullConfig: ['FullConfig'],
  FullProject: ['FullProject'],
  GenericAssertions: ['GenericAssertions', 'AsymmetricMatchers'],
  Location: ['Location'],
  Reporter: ['Reporter'],
  SnapshotAssertions: ['SnapshotAssertions'],
  Suite: ['Suite'],
  TestCase: ['TestCase'],
  TestConfig: ['TestConfig'],
  TestError: ['TestError'],
  TestInfo: ['TestInfo'],
  TestInfoError: ['TestInfoError'],
  TestOptions: ['PlaywrightTestOptions', 'PlaywrightWorkerOptions'],
  TestProject: ['TestProject'],
  TestResult: ['TestResult'],
  TestRun: ['TestRun'],
  TestStep: ['TestStep'],
  TestStepInfo: ['TestStepInfo'],
  WorkerInfo: ['WorkerInfo'],
};

it.each(Object.entries(sources))('%s has every member and option of its declarations', (className, interfaces) => {
  const declared = interfaces.map(namesIn);
  const members = classes[className]?.members ?? [];
  const known = new Set(members.map(({name}) => name));
  const keys = new Set(
    members.flatMap((member) => [
      ...keyNames(member.keys ?? []),
      ...(member.parameters ?? []).flatMap((parameter) => [parameter.name, ...keyNames(parameter.keys ?? [])]),
    ]),
  );
  const wantedMembers = declared.flatMap((each) => [...each.members]);
  const wantedKeys = declared.flatMap((each) => [...each.keys]);
  expect(wantedMembers.length).toBeGreaterThan(0);
  expect(wantedMembers.filter((name) => !known.has(name))).toEqual([]);
  // The members of the object that a method takes or returns: `update()` of a mounted component.
  const described = new Set([...keys, 'update', 'unmount', 'status']);
  expect(wantedKeys.filter((name) => !described.has(name))).toEqual([]);
});

it('Test has every function of its declaration', () => {
  const {members, keys} = namesIn('TestType');
  const known = (classes.Test?.members ?? []).map(({name}) => name);
  const words = new Set(known.flatMap((name) => name.split('.')));
  const parameters = (classes.Test?.members ?? []).flatMap((member) => (member.parameters ?? []).map(({name}) => name));
  expect([...members].filter((name) => !known.includes(`test.${name}`))).toEqual([]);
  expect([...keys].filter((name) => !words.has(name) && !parameters.includes(name))).toEqual([]);
});

it('the web server has every option of its declaration', () => {
  const {members, keys} = namesIn('TestConfigWebServer');
  const type = types.TestConfigWebServer;
  const known = type && 'keys' in type ? keyNames(type.keys) : [];
  expect([...members, ...keys].filter((name) => !known.includes(name))).toEqual([]);
});
