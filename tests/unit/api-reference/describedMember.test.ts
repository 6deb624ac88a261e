import {expect, it} from 'vitest';
import {describedMember} from '../../../src/plugins/api-reference/describedMember';
import type {ClassFacts, MemberFacts, ParameterFacts} from '../../../src/content/api/types';

const method = (
  id: string,
  name: string,
  parameters?: ParameterFacts[],
  rest: Partial<MemberFacts> = {},
): MemberFacts => ({name, kind: 'method', id, returns: 'void', ...(parameters && {parameters}), ...rest});
const required = (name: string, type = 'string'): ParameterFacts => ({name, type, required: true});
const option = (name: string): ParameterFacts => ({name, type: 'number', option: true});

/** Returns the parameters of the member that a section of the class describes: `name!` is required. */
function described(name: string, ...members: MemberFacts[]): string[] | undefined {
  const entry: ClassFacts = {id: 'class', since: '1.8', members};
  return describedMember(entry, name, 'Methods')?.parameters?.map(
    (each) => `${each.name}${each.required ? '!' : ''} ${each.type}`,
  );
}

it('marks a parameter that another overload omits as optional', () => {
  const members = [method('a', 'a', [required('name'), required('value')]), method('a-2', 'a', [required('name')])];
  expect(described('a', ...members)).toEqual(['name! string', 'value string']);
});

it('adds the options of other overloads, in alphabetical order', () => {
  const members = [method('a', 'a', [required('expected'), option('timeout')]), method('a-2', 'a', [option('name')])];
  expect(described('a', ...members)).toEqual(['expected string', 'name number', 'timeout number']);
});

it('joins the types of a parameter', () => {
  const members = [method('a-1', 'a', [required('expected')]), method('a-2', 'a', [required('expected', 'unknown')])];
  expect(described('a', ...members)).toEqual(['expected! string | unknown']);
});

it('keeps the first parameter required if each overload has one, with another name', () => {
  const overloads = ['page', 'locator'].map((name) => ({parameters: [{name, type: 'Object'}], returns: 'void'}));
  const members = overloads.map(({parameters}) =>
    method(parameters[0]!.name, 'expect', [{...parameters[0]!}], {overloads}),
  );
  expect(described('expect', ...members)).toEqual(['page! Object']);
});

it('leaves a member without such overloads as it is', () => {
  expect(described('a', method('a', 'a', [required('name'), {name: 'value', type: 'string'}]))).toEqual([
    'name! string',
    'value string',
  ]);
});
