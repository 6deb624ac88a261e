import {receiverTables} from '../receivers';
import type {NameTables} from '../resolveName';
import {camelCase, pascalCase} from '../spelling';
import type {NameWriter} from '../translateName';

export const javaNames: Omit<NameTables, 'types'> = {
  ...receiverTables(camelCase),
  eventMethods: new Set(),
  nameInFacts: (method) => method.replace(/^off(?=[A-Z])/, 'on'),
  expect: 'assertThat',
};

export const writer: NameWriter = {
  values: {
    None: 'null',
    True: 'true',
    False: 'false',
    '"null"': 'null',
    str: 'String',
    bytes: 'byte[]',
    AssertionError: 'AssertionFailedError',
    Error: 'PlaywrightException',
    ValueError: 'IllegalArgumentException',
    'expect()': 'assertThat()',
    'expect.set_options()': 'PlaywrightAssertions.setDefaultAssertionTimeout()',
    'get_by_*': 'getBy*',
  },
  otherOptions: {no_viewport: 'setViewportSize(null)', 'no_viewport=True': 'setViewportSize(null)'},
  variable: camelCase,
  // Strings and paths are different types.
  quote: (text, type = '') =>
    /\bPath\b/.test(type) && !/\bString\b/.test(type) ? `Paths.get("${text}")` : `"${text}"`,
  constant: (type, value) => `${type}.${value}`,
  option: (name, value) => `set${pascalCase(name)}(${value})`,
  options: (options, {className, member}) =>
    `new ${className}.${pascalCase(member.name)}Options().${options.join('.')}`,
  expect: (argument) => `assertThat(${argument})`,
  not: (object) => `${object}.not()`,
  member: (object, {name, kind}, args = kind === 'event' ? '' : undefined) =>
    `${object}.${name}${args === undefined ? '' : `(${args})`}`,
  listener: (object, event, handler, method) => {
    // Only dialogs have a method for a single event.
    if (!event || (method === 'once' && event.name !== 'onDialog')) return undefined;
    const name = event.name.replace(/^on/, method === 'remove_listener' ? 'off' : method);
    return `${object}.${name}(${handler})`;
  },
};
