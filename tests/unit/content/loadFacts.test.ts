import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkFacts, loadFacts} from '../../../src/content/api/loadFacts';
import {folderWith} from '../folderWith';

const member = {
  name: 'accept',
  kind: 'method',
  id: 'dialog-accept',
  returns: 'None',
  parameters: [{name: 'text', type: 'str'}],
};
const facts = (change: object = {}): Record<string, unknown> => ({
  schema: 1,
  version: '1.56.0',
  classes: {Dialog: {id: 'dialog', members: [{...member, ...change}]}},
  types: {Position: {keys: [{name: 'x', type: 'float'}]}, AriaRole: {values: ['button']}},
});
const file = 'editions/python/facts/1.56.0.json';
const remedy = 'Regenerate the file: npm run roll -- 1.56.0';

it('accepts valid facts', () => {
  expect(checkFacts(facts(), file)).toEqual(facts());
});

const failures: readonly [name: string, facts: unknown, message: string][] = [
  ['another schema', {...facts(), schema: 2}, 'schema is not 1'],
  ['no version', {...facts(), version: undefined}, 'has no version'],
  ['no classes', {...facts(), classes: []}, 'has no classes'],
  ['a class without members', {...facts(), classes: {Dialog: {id: 'dialog'}}}, 'Dialog: members is missing'],
  ['a member without an id', facts({id: undefined}), 'Dialog.accept: id is missing'],
  ['a member without a type', facts({returns: undefined}), 'Dialog.accept: returns or yields is missing'],
  ['an event without a payload', facts({kind: 'event'}), 'Dialog.accept: payload is missing'],
  ['an unknown kind', facts({kind: 'field'}), 'Dialog.accept: kind "field" is not one of method, property, event'],
  ['a flag that is not a boolean', facts({awaited: 'yes'}), 'Dialog.accept: awaited is not a flag'],
  ['an unknown field', facts({await: true}), 'Dialog.accept: unknown field "await"'],
  ['a member without a name', facts({name: undefined}), 'Dialog.(member without name): name is missing'],
  ['a parameter without a type', facts({parameters: [{name: 'text'}]}), 'Dialog.accept(text): type is missing'],
  [
    'a parameter without a name',
    facts({parameters: [{type: 'str'}]}),
    'Dialog.accept((parameter without name)): name is missing',
  ],
  [
    'an unknown field of a parameter',
    facts({parameters: [member.parameters[0], {name: 'delay', type: 'float', optional: true}]}),
    'Dialog.accept(delay): unknown field "optional"',
  ],
  ['a type without keys', {...facts(), types: {Position: {}}}, 'type Position has neither keys nor values'],
];

describe('reports file, class and member for', () => {
  it.each(failures)('%s', (_name, invalid, message) => {
    expect(() => checkFacts(invalid, file)).toThrow(new Error(`${file}: ${message}. ${remedy}`));
  });
});

it('reports facts in a file that are not valid', () => {
  const file = path.join(
    folderWith({'1.56.0.json': JSON.stringify(facts({parameters: [{name: 'text'}]}))}),
    '1.56.0.json',
  );
  expect(() => loadFacts(file)).toThrow(new Error(`${file}: Dialog.accept(text): type is missing. ${remedy}`));
});

it('reports a file that is missing or not JSON', () => {
  const folder = folderWith({'1.55.0.json': '{'});
  const missing = path.join(folder, '1.56.0.json');
  expect(() => loadFacts(missing)).toThrow(
    new Error(
      `${missing}: cannot be read (ENOENT: no such file or directory, open '${missing}'). Regenerate the file: npm run roll -- 1.56.0`,
    ),
  );
  const broken = path.join(folder, '1.55.0.json');
  // The reason differs between versions of Node.
  expect(() => loadFacts(broken)).toThrow(
    /^\/.*\/1\.55\.0\.json: cannot be read \(.*JSON.*\)\. Regenerate the file: npm run roll -- 1\.55\.0$/,
  );
});
