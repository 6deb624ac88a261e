import {receiverTables} from '../receivers';
import type {NameTables} from '../resolveName';
import {camelCase, pascalCase} from '../spelling';
import type {NameWriter} from '../translateName';

/** Rules for reading names of the API in C# code. */
export const dotnetNames: Omit<NameTables, 'types'> = {
  ...receiverTables(camelCase),
  eventMethods: new Set(),
  expect: 'Expect',
};

/** Rules for writing the inline code of the pages, which is Python, in C#. */
export const writer: NameWriter = {
  values: {
    None: 'null',
    True: 'true',
    False: 'false',
    str: 'string',
    bytes: 'byte[]',
    float: 'float',
    int: 'int',
    bool: 'bool',
    dict: 'Dictionary',
    list: 'List',
    AssertionError: 'PlaywrightException',
    Error: 'PlaywrightException',
    TimeoutError: 'TimeoutException',
    ValueError: 'ArgumentException',
    // The library checks files of storage states itself.
    FileNotFoundError: 'PlaywrightException',
    no_viewport: 'ViewportSize.NoViewport',
    'no_viewport=True': 'ViewportSize = ViewportSize.NoViewport',
    'expect.set_options()': 'Assertions.SetDefaultExpectTimeout()',
    'expect()': 'Expect()',
    'print()': 'Console.WriteLine()',
    // Single words that can only be options or their keys. Other words need text or a table that calls them options.
    accuracy: 'Accuracy',
    clip: 'Clip',
    delay: 'Delay',
    exact: 'Exact',
    force: 'Force',
    locale: 'Locale',
    modifiers: 'Modifiers',
    position: 'Position',
    reason: 'Reason',
    timeout: 'Timeout',
    trial: 'Trial',
    viewport: 'Viewport',
  },
  variable: camelCase,
  method: pascalCase,
  typeOf: (className) => `I${className}`,
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
