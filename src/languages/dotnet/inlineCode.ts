import {receiverTables} from '../receivers';
import type {NameTables} from '../resolveName';
import {camelCase, pascalCase} from '../spelling';
import type {NameWriter} from '../translateName';
import {interfaceName} from './types';

export const dotnetNames: Omit<NameTables, 'types'> = {
  ...receiverTables(camelCase),
  eventMethods: new Set(),
  expect: 'Expect',
};

export const writer: NameWriter = {
  values: {
    None: 'null',
    True: 'true',
    False: 'false',
    '"null"': 'null',
    str: 'string',
    bytes: 'byte[]',
    AssertionError: 'PlaywrightException',
    Error: 'PlaywrightException',
    ValueError: 'ArgumentException',
    'expect()': 'Expect()',
    'expect.set_options()': 'Assertions.SetDefaultExpectTimeout()',
    'get_by_*': 'GetBy*',
  },
  otherOptions: {no_viewport: 'ViewportSize.NoViewport', 'no_viewport=True': 'ViewportSize = ViewportSize.NoViewport'},
  variable: camelCase,
  typeOf: interfaceName,
  quote: (text) => `"${text}"`,
  constant: (type, value) => `${type}.${value}`,
  option: (name, value) => `${pascalCase(name)} = ${value}`,
  options: (options) => `new() { ${options.join(', ')} }`,
  expect: (argument) => `Expect(${argument})`,
  not: (object) => `${object}.Not`,
  member: (object, {name, kind}, args) =>
    `${object}.${name}${args !== undefined && kind === 'method' ? `(${args})` : ''}`,
  listener: (object, event, handler, method) => {
    if (!event || method === 'once') return undefined;
    return `${object}.${event.name} ${method === 'on' ? '+=' : '-='} ${handler}`;
  },
};
