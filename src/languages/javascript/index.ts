import {createCommandTranslator, createTranslatedLanguage} from '../createTranslatedLanguage';
import {createTypeRules} from '../createTypeRules';
import {receiverTables} from '../receivers';
import {camelCase} from '../spelling';
import {writeSignature} from './signature';

const {strictReceivers, lenientReceivers} = receiverTables(
  camelCase,
  // Objects of Playwright Test. Other libraries do not have these names.
  'FullConfig FullProject TestCase TestConfig TestError TestInfo TestInfoError TestOptions TestProject TestResult ' +
    'TestRun TestStep TestStepInfo WorkerInfo',
  'Fixtures Location Reporter Suite',
);

export const translateCommand = createCommandTranslator([
  [/^(?:python3? -m )?playwright(?= )/, 'npx playwright'],
  [/^python3? -m pip install playwright$|^pip install playwright$/, 'npm install playwright'],
  [/^pip install playwright==/, 'npm install playwright@'],
]);

export const javascript = createTranslatedLanguage('javascript', {
  types: createTypeRules({valueText: (value) => `'${value}'`}),
  names: {
    strictReceivers,
    lenientReceivers: {...lenientReceivers, step: ['TestStepInfo', 'TestStep']},
    functions: {
      test: {className: 'Test', isStrict: true},
      expect: {className: 'PlaywrightAssertions', isStrict: false},
    },
    eventMethods: new Set(['on', 'once', 'off', 'removeListener']),
  },
  writer: {
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
    quote: (text) => (text.includes("'") ? `"${text}"` : `'${text}'`),
    option: (name, value) => `${name}: ${value}`,
    options: (options) => `{ ${options.join(', ')} }`,
    expect: 'expect',
    not: (object) => `${object}.not`,
    member: (object, {name}, args) => `${object}.${name}${args === undefined ? '' : `(${args})`}`,
    listener: (object, event, handler, method) =>
      `${object}.${method === 'remove_listener' ? 'off' : method}(${event ? `'${event.name}', ${handler}` : ''})`,
  },
  highlighters: [],
  signatureFence: 'ts',
  writeSignature,
  optionFlag: 'option',
  optionPattern: /\b(\w+):/g,
  commands: {command: translateCommand},
});
