import {receiverTables} from '../receivers';
import type {NameTables} from '../resolveName';
import {camelCase} from '../spelling';
import type {NameWriter} from '../translateName';

const {strictReceivers, lenientReceivers} = receiverTables(
  camelCase,
  // Objects of Playwright Test. Other libraries do not have these names.
  'FullConfig FullProject TestCase TestConfig TestError TestInfo TestInfoError TestOptions TestProject TestResult ' +
    'TestRun TestStep TestStepInfo WorkerInfo',
  'Fixtures Location Reporter Suite',
);

export const javaScriptNames: Omit<NameTables, 'types'> = {
  strictReceivers,
  lenientReceivers: {...lenientReceivers, step: ['TestStepInfo', 'TestStep']},
  functions: {
    test: {className: 'Test', isStrict: true},
    expect: {className: 'PlaywrightAssertions', isStrict: false},
  },
  eventMethods: new Set(['on', 'once', 'off', 'removeListener']),
  expect: 'expect',
};

const quote = (text: string): string => (text.includes("'") ? `"${text}"` : `'${text}'`);

export const writer: NameWriter = {
  values: {
    None: 'null',
    True: 'true',
    False: 'false',
    '"null"': 'null',
    str: 'string',
    bytes: 'Buffer',
    AssertionError: 'Error',
    Error: 'Error',
    ValueError: 'Error',
    'expect()': 'expect()',
    'expect.set_options()': 'expect.configure()',
    'get_by_*': 'getBy*',
  },
  otherOptions: {
    no_viewport: 'viewport: null',
    'no_viewport=True': 'viewport: null',
    record_video_dir: 'recordVideo',
  },
  variable: camelCase,
  quote,
  option: (name, value) => `${name}: ${value}`,
  options: (options) => `{ ${options.join(', ')} }`,
  expect: (argument) => `expect(${argument})`,
  not: (object) => `${object}.not`,
  member: (object, {name}, args) => `${object}.${name}${args === undefined ? '' : `(${args})`}`,
  listener: (object, event, handler, method) =>
    `${object}.${method === 'remove_listener' ? 'off' : method}(${event ? `'${event.name}', ${handler}` : ''})`,
};
